/** How a scenario is called. */

/** A scenario known by its letter keeps it before its title: players speak of it so. */
export function titled(id: string, title: string): string {
  return /^[A-Z]$/.test(id) ? `${id} · ${title}` : title;
}
