/** How many streams of messages one session, and one address at one bot, may hold open in this process. */
export const maxStreams = { session: 4, address: 100 };

/** Places for streams under way. */
export interface StreamPlaces {
  /** Takes a place under each key; answers how to give them back, or null when one of them has none left. */
  take(places: { key: string; most: number }[]): (() => void) | null;
}

/** Makes the count of streams under way: each holds a socket and looks for news once a second. */
export function createStreamPlaces(): StreamPlaces {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;
  return {
    take(places) {
      if (places.some(({ key, most }) => count(key) >= most)) return null;
      for (const { key } of places) taken.set(key, count(key) + 1);
      return () => {
        for (const { key } of places) {
          if (count(key) > 1) taken.set(key, count(key) - 1);
          else taken.delete(key);
        }
      };
    },
  };
}
