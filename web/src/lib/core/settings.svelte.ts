/** Language and theme: chosen once, kept in this browser. */

import type { Lang } from "./wire";
import { untrack } from "svelte";
import { Words } from "./words";

export type Theme = "system" | "light" | "dark";

const LANG = "caposaldo.lang";
const THEME = "caposaldo.theme";

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLang(): Lang {
  const chosen = kept(LANG) ?? navigator.language;
  return chosen.startsWith("it") ? "it" : "en";
}

async function sources(lang: Lang): Promise<string[]> {
  const found = lang === "it" ? await import("./locale-it") : await import("./locale-en");
  return found.default;
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>((kept(THEME) as Theme | null) ?? "system");
  words = $state.raw<Words | null>(null);

  async start(): Promise<void> {
    this.showTheme();
    await this.speak(this.lang);
  }

  async speak(lang: Lang): Promise<void> {
    this.words = new Words(lang, await sources(lang), this.words?.dialect);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Speak of a game's things in its dialect, empty for the usual one. */
  adopt(dialect: string): void {
    const spoken = untrack(() => this.words);
    if (spoken) this.words = spoken.inDialect(dialect);
  }

  async choose(lang: Lang): Promise<void> {
    keep(LANG, lang);
    await this.speak(lang);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    keep(THEME, theme);
    this.showTheme();
  }

  /** Go from the theme seen now to the other one. */
  turn(): void {
    const dark =
      this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    this.paint(dark ? "light" : "dark");
  }

  private showTheme(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** The words of the language in use; pages are shown only when they are there. */
export function words(): Words {
  if (!settings.words) throw new Error("the words are not loaded yet");
  return settings.words;
}

/** Say a message of the interface. */
export function say(id: string, facts: Readonly<Record<string, string | number>> = {}): string {
  return words().say(id, facts);
}
