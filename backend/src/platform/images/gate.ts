/**
 * Limits how much work runs at once. The rest waits in the order of arrival. One task may take several places, up to
 * all.
 */
export class Gate {
  private free: number;
  private readonly waiting: { places: number; enter: () => void }[] = [];

  constructor(private readonly places: number) {
    this.free = places;
  }

  /** Runs the task when enough places are free, and frees them however it ends. */
  async run<T>(task: () => Promise<T>, places = 1): Promise<T> {
    const taken = Math.min(places, this.places);
    await this.enter(taken);
    try {
      return await task();
    } finally {
      this.free += taken;
      this.admit();
    }
  }

  private enter(places: number): Promise<void> {
    return new Promise((enter) => {
      this.waiting.push({ places, enter });
      this.admit();
    });
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && next.places <= this.free; next = this.waiting[0]) {
      this.waiting.shift();
      this.free -= next.places;
      next.enter();
    }
  }
}
