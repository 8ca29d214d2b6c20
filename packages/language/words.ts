/** Words and phrases separated by commas. `*` at the end of one stands for any ending. */
export type List = string;
/** Source of a regular expression, without anchors or flags. */
export type Pattern = string;

/** Whole phrases of small talk. Accents of Latin letters do not matter. */
export interface SmallTalkWords {
  greeting: List;
  thanks: List;
  goodbye: List;
  /** Asks who answers, and whether it is a machine. */
  identity: List;
  /** Says nothing beside the others. */
  filler: List;
  /** Says nothing beside the others; alone it takes note. */
  nod: List;
}

/** Words of visitors who give the bot orders instead of asking about the business. */
export interface CommandWords {
  /** Tells the bot to leave rules aside, and what it is to leave aside: a command together. */
  override: List;
  rules: List;
  /** Asks to see something, and what only the bot has: a command together. */
  show: List;
  prompt: List;
  /** Alone a command: gives the bot another role, or claims power over it. */
  orders: List;
  /** Demands a decision of the business, unless it is asked about. */
  approve: List;
  /** Demands something, and a reduction: a command together, if the reduction is free of charge or has a percentage. */
  give: List;
  coupon: List;
  free: List;
}

/** Words of visitors who ask for a person. Case, accents, Arabic vowel marks and hamzas do not matter. */
export interface PersonWords {
  /** Those who serve customers, and people as opposed to machines: said alone it is a wish. */
  staff: List;
  /** People in general: a wish only together with something to do with them. */
  someone: List;
  /** Verbs for contact with a person: talk to, be connected to. */
  talk: List;
  /** Being called or written to by a person. */
  reach: List;
  /** Wishes, requests, politeness. */
  want: List;
  /** Asks if anybody is there. */
  there: List;
  /** The machine that answers. */
  bot: List;
  /** Plain negation: turns the machine down, says nothing about people. */
  not: List;
  /** Not wanting, not needing. */
  refuse: List;
  /** Makes it a question or a report about something else: prices, hours, numbers, yesterday. */
  about: List;
  /** Says nothing here: articles, pronouns, particles, greetings. */
  small: List;
}

/** How a visitor accepts the offer of a person: a message that says nothing else. */
export interface OfferWords {
  yes: List;
  /** The same, unless thanks are beside it: then it ends the conversation. */
  fine: List;
  thanks: List;
  /** Changes nothing beside those. */
  beside: List;
}

/**
 * How a visitor speaks about being contacted. Patterns read lower-case text in which ✉ stands for an e-mail address and
 * ☎ for a phone number; full-width punctuation is folded before.
 */
export interface ContactWords {
  /** The visitor wishes to be contacted. */
  wish: Pattern;
  /** The visitor wishes to be called or written to later, not to talk to a person here. */
  callBack: Pattern;
  /** The visitor does not wish to be contacted. */
  never: Pattern;
  /** Somebody else's data, or what the visitor does or did: no wish. */
  other: Pattern;
  /** A bot asks for contact details. */
  offer: Pattern;
  /** A message of these alone agrees. */
  agree: List;
  /** A message of these alone refuses. */
  refuse: List;
  /**
   * How people say their names; the first group is the name. `{word}` stands for a word, `{name}` for one to four,
   * `{unspaced}` for a name without spaces, `{end}` for the end of a name, `{end:a|b}` for an end that may also be a or b.
   */
  name: readonly Pattern[];
  /** How people say their company. Unlike a name, it needs no pattern in each language: legal forms cross borders. */
  company?: CompanyWords;
  /** Names a number as one to call. */
  call: Pattern;
  /** The same, unless the number is named as something else. */
  number: Pattern;
  /** Ends a question that has no question mark. May be empty. */
  asks: Pattern;
  /** Close before a number, makes it one of something else: an order, an account. */
  otherNumber: Pattern;
}

/**
 * How people say the company they belong to. In a form, `{proper}` stands for one to five capitalised words, `{words}` for one to
 * four words, `{unspaced}` for a name without spaces, `{end}` for the end of a name.
 */
export interface CompanyWords {
  /** Names with their legal form. */
  forms: readonly Pattern[];
  /** Comes before the visitor's own company: "I am from". */
  before?: Pattern;
  /** Comes after it. */
  after?: Pattern;
}

/** A sign that a visitor may buy. */
export type Signal = 'purchase' | 'pricing' | 'availability' | 'quantity' | 'urgency';

/**
 * Words of buyers, in lower case with western digits. In Latin letters a pattern matches whole words, elsewhere any part of a text,
 * because endings are joined to words.
 */
export type IntentWords = Record<Signal, Pattern> & {
  /** Phrases that contain such a word and mean something else. */
  not: Pattern;
  /** Complaints, refunds, receipts and jobs, which are no purchases. */
  trouble: Pattern;
};

/** A kind of thing a question asks for. */
export type Kind =
  | 'price'
  | 'quantity'
  | 'duration'
  | 'time'
  | 'date'
  | 'year'
  | 'place'
  | 'phone'
  | 'email'
  | 'link';

/** How a question asks for each kind, in normalised text. `quantity` counts only when no other kind is asked for. */
export type AskedWords = Record<Kind, Pattern>;

/**
 * Names of the things that answer a question, in normalised text. `span` and `money` are beside a number, `month` beside a day or a
 * year; the others need nothing beside them.
 */
export interface ThingWords {
  /** Numbers spelt out, where they can be nothing else beside a unit. */
  number: Pattern;
  /** Units of time. */
  span: Pattern;
  /** Stretches of time without a number. */
  spans: Pattern;
  /** Hours of the day; `N` stands for a number in digits or words. */
  clock: Pattern;
  money: Pattern;
  /** Says that nothing is to be paid. */
  free: Pattern;
  month: Pattern;
  /** Days of the week, and dates in a form of their own. */
  date: Pattern;
  /** Parts of an address, and what replaces one. */
  place: Pattern;
  /** "Up to 5" and "5 or less": before a number, and after it and its unit. Either may be empty. */
  atMost: readonly [before: Pattern, after: Pattern];
  /** "Over 5" and "5 or more", in the same way. */
  atLeast: readonly [before: Pattern, after: Pattern];
  /** Between two numbers, makes them a range. */
  until: Pattern;
}

/** A unit that each language has its own words for. */
export type NamedUnit =
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'dollar'
  | 'gram'
  | 'kilogram'
  | 'kilometre';

/** Patterns for the checks of a chat model's reply, in normalised text. */
export interface ReplyWords {
  /** Says that the bot does not know. */
  refusal: Pattern;
  /** Card data, passwords and one-time codes. */
  secret: Pattern;
  /** Asks for something to be sent or told. */
  give: Pattern;
  /** The same, negated: "never send". */
  keep: Pattern;
  /** Tells the bot to ask for something: "ask for", "request". */
  ask: Pattern;
  /** Forbids: "never", "do not". */
  never: Pattern;
  /** It is forgotten, lost, wrong, or does not arrive. */
  lack: Pattern;
  /** The business sends it: "we will send", "in a message". */
  sent: Pattern;
  /** Percent, spelt out. */
  percent: Pattern;
  /** Those of them that come before the number. */
  percentFirst?: Pattern;
  /** After a number, makes it tenths: the Japanese 三割 is 30 percent. */
  tenths?: Pattern;
  /** Promises that need no figure: twice, half price, for a lifetime. */
  promise: Pattern;
  /** Says that the bot or the team has done something for the customer: "I have cancelled", "your order was sent". */
  deed: Pattern;
  /** Says that somebody will: "we will call you", "your refund will arrive". */
  vow: Pattern;
  /** Negates, refuses or excludes: "not", "without", "closed". */
  not: Pattern;
  /** Says that one is sorry, which negates nothing by itself. */
  regret: Pattern;
  /** Says what something goes without, which denies nothing: "you can change it without a fee". */
  without: Pattern;
  /** Limits: "only", "except", "at least", "until", "before". */
  only: Pattern;
  /** Confines: "only", "except". */
  sole: Pattern;
  /** Widens: "all", "every", "any time". */
  all: Pattern;
  /** Separates two statements, with the spaces around it: " but ". Read in every language at once. Empty if none is known. */
  contrast: Pattern;
  /** Makes a condition: "if", "unless", "for members". */
  when: Pattern;
  /** Says nothing about the subject: courtesies, pronouns, yes and no. */
  polite: Pattern;
  /** A street or a part of a town in an address, as written; its group is the name. */
  street: Pattern;
  /** Numbers spelt out, each after its value. A number of several words is made of them. */
  numerals: List;
  /** Before a number, makes it the place in an order and no quantity. */
  ordinal?: Pattern;
  /** Looks like a quantity and counts something else: people, in Korean, with the word for minutes. */
  notQuantity?: Pattern;
  /** "One", where it comes after what it counts. */
  oneAfter?: Pattern;
  /** Units whose amounts are compared: "3 hours" are not "3 days". Beside a number, or alone for one of it. */
  units: Record<NamedUnit, List>;
  /** Set if units stand before the number, as in Sinhala: "days 14". */
  unitsFirst?: true;
}

/** How a visitor asks to be answered in another language. */
export interface ReplyInWords {
  /** Whole requests; `{language}` stands for the name of any language. */
  requests: readonly Pattern[];
  /** Saying something in a language. */
  speak: List;
  /** Asking for it. */
  ask: List;
  /** Changes nothing beside those. */
  beside: List;
}

/** Every word and phrase of one language, in one section per reader. */
export interface Words {
  smallTalk: SmallTalkWords;
  command: CommandWords;
  /** Anger, disappointment, and faults of a service: what a business regrets. */
  complaint: List;
  /** Makes a clause a question at its beginning or its end. */
  questionWords: List;
  person: PersonWords;
  offer: OfferWords;
  contact: ContactWords;
  intent: IntentWords;
  asked: AskedWords;
  things: ThingWords;
  reply: ReplyWords;
  /** Names of this language in all languages: inside a sentence, and as an entry of a list. */
  names: { pattern: Pattern; words: List };
  replyIn: ReplyInWords;
  /** Marks a short question that leans on the one before: "and on Sundays?". Without regard to case. */
  followUp: readonly Pattern[];
  /** Question and function words that a search leaves out. */
  stopWords: List;
  /**
   * Further words that say nothing about what a question is about, as "came" and "nothing"; `*` for any ending. A search leaves them out too,
   * but they do not show the language. Of Korean, also pairs of syllables that end words.
   */
  fillers?: List;
  /** How people open, ask and close, which says nothing about what is asked. */
  courtesies: List;
  /** Cuts a normalised word to its stem; null when the language has no rules. */
  stem: ((word: string) => string) | null;
  /** Function words of another script as people type them in Latin letters; `*` at the end stands for any ending. */
  romanised?: List;
  /** Everyday words that show the language, because similar languages and English do not use them; `*` as above. */
  ownWords?: List;
  /** Words that end a question in this language; within a sentence, similar languages have them too. */
  endings?: List;
  /** Names of places in several small words, which people write in any language. */
  placeNames?: List;
  /** Verbs of questions about anything a business has: do you *take* this card, how long does it *take*. */
  plainVerbs?: List;
  /** How a page says for how long something is valid, in normalised text beside a date: before it, and after it. Either may be empty. */
  validity: {
    until: readonly [before: Pattern, after: Pattern];
    from: readonly [before: Pattern, after: Pattern];
    /** Says that it is about the whole passage: "valid", "these prices". */
    valid: Pattern;
  };
  /** How a title says that its page is no longer valid. A word that says so only in brackets has one here. */
  ended: List;
  /** Small everyday words that tell a language in Latin letters from another. Empty for other scripts. */
  smallWords: List;
  /**
   * Patterns of the short names of the days from Monday, which mean a day only in a list or a range. Empty if the concepts have
   * them. What stands between the first and the last day of a range. And how all seven are named at once: "every day".
   */
  weekdays: { short: List; to: Pattern; every?: Pattern };
  /** How a page marks its questions and answers, before a colon or a full stop: `Q:`. */
  faq: { question: Pattern; answer: Pattern };
  /** Words that multiply the number before them, each after its value. Outside Latin letters, any ending may follow. */
  multipliers: List;
  /** Words whose full stop ends no sentence. */
  abbreviations: Pattern;
  /** A passage and a question it answers: the search tests itself with them. */
  probe: { passage: string; question: string };
  /** About forty sentences that people say every day and no knowledge base answers, one a line. */
  everyday: string;
}
