import { nameVisitor, sayWaitingTime } from '@jawab/language';

/** Words of a person, as they are. */
export interface Said {
  name: string | null;
  text: string;
  /** A line of our own about them. */
  note?: string | null;
  /** Where the person can be answered, if each one has a link. */
  link?: string | null;
}

/** A visitor who waits for a person. */
export interface WaitingVisitor {
  /** Null: they left neither a name nor an address. */
  name: string | null;
  /** Tells them apart then: the id of the customer, else of the session. */
  id: string;
  /** Their last message. */
  words: string;
  bot: string;
  waitedMs: number;
  /** The address of the conversation. */
  link: string;
}

/** The visitors who wait: those that a mail shows, and the number of all of them. */
export interface Waiting {
  visitors: [WaitingVisitor, ...WaitingVisitor[]];
  total: number;
}

const maxSubjectWords = 40;
const maxWords = 200;

/** Cuts a text between two letters as a reader sees them. */
function shorten(text: string, maxLength: number): string {
  const letters = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' ').trim())];
  if (letters.length <= maxLength) return letters.map(({ segment }) => segment).join('');
  const kept = letters.slice(0, maxLength - 1).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}

/** Says who waits: one visitor as a mail with a link to the conversation, many with a link each and one to the inbox. */
export function tellWaiting({ visitors, total }: Waiting, language: string, inbox: string | null) {
  const nameOf = ({ name, id }: WaitingVisitor) => name ?? nameVisitor(id, language);
  const [first] = visitors;
  const words = first.name === null ? shorten(first.words, maxSubjectWords) : '';
  const isOne = total === 1;
  const kind: 'waiting' | 'waitingMany' = isOne ? 'waiting' : 'waitingMany';
  return {
    kind,
    link: isOne ? first.link : inbox,
    values: {
      who: words ? `${nameOf(first)} “${words}”` : nameOf(first),
      bot: first.bot,
      count: `${total - 1}`,
    },
    said: visitors.map((one): Said => {
      const time = sayWaitingTime(one.waitedMs, language);
      return {
        name: nameOf(one),
        // The text above a single visitor names the bot.
        note: isOne ? time : `${time} · ${one.bot}`,
        text: shorten(one.words, maxWords),
        link: isOne ? null : one.link,
      };
    }),
  };
}
