/** What was forgotten a moment ago and can be brought back. */

interface Named {
  readonly id: string;
}

export class Leaving<T extends Named> {
  /** All that is kept, the latest first. */
  list = $state.raw<readonly T[]>([]);
  gone = $state.raw<T | null>(null);

  constructor(private readonly shelf: { all(): T[]; forget(id: string): void; keep(entry: T): void }) {
    this.list = shelf.all();
  }

  readonly renew = (): void => {
    this.list = this.shelf.all();
  };

  forget(entry: T): void {
    this.shelf.forget(entry.id);
    this.gone = entry;
    this.renew();
  }

  readonly bringBack = (): void => {
    if (this.gone) this.shelf.keep(this.gone);
    this.gone = null;
    this.renew();
  };

  readonly over = (): void => {
    this.gone = null;
  };
}
