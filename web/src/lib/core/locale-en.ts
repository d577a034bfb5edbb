/** The English prose, one chunk of its own. */
export default Object.values(
  import.meta.glob<string>(["$locales/en/*.ftl", "!**/terminal.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
