export type { ConceptKey, Facts, Language, Strings } from './define-language.ts';
export { type Detection, type DetectOptions, detectLanguage } from './detect/detect-language.ts';
export { judgeLanguage, type Verdict } from './detect/judge-language.ts';
export { languages } from './languages/index.ts';
export { loadWords } from './load-words.ts';
export { type MailKind, type MailTexts, mailTexts } from './mail-texts.ts';
export { type Asked, askedKinds, kinds, unsaid } from './read/asked-kinds.ts';
export { readContact } from './read/contact.ts';
export { containsKind } from './read/contains-kind.ts';
export { type Figure, readFigures } from './read/figures.ts';
export { scoreIntent } from './read/intent.ts';
export { isOutdated } from './read/is-outdated.ts';
export { findHours } from './read/names-hours.ts';
export { parsePhone } from './read/parse-phone.ts';
export { findPersonWish } from './read/person-wish.ts';
export {
  claimsOf,
  containsPromise,
  type ReplyClaims,
  speltNumbers,
} from './read/reply-claims.ts';
export { findRequestedLanguage } from './read/requested-language.ts';
export { findSmallTalk, type SmallTalk } from './read/small-talk.ts';
export { findWeekdays, weekdays } from './read/weekdays.ts';
export { readMessage } from './read-message.ts';
export { codes, findLanguage, kinOf, type LanguageCode } from './registry.ts';
export { mannerOf, type StringKey, say } from './say.ts';
export { createSpeechCutter } from './speech/cut-speech.ts';
export { type ConceptFound, findConcepts } from './terms/concepts.ts';
export { withoutCourtesies } from './terms/courtesies.ts';
export { everydaySentences } from './terms/everyday-sentences.ts';
export { lightConcepts } from './terms/light-concepts.ts';
export { findNearConcepts } from './terms/near-concepts.ts';
export { relatedConcepts } from './terms/related-concepts.ts';
export { stem } from './terms/stems.ts';
export { isFunctionWord, stopWords } from './terms/stop-words.ts';
export { westernDigits } from './text/digits.ts';
export { createGraphemeBuffer, graphemes } from './text/graphemes.ts';
export { readLetterNames } from './text/letter-names.ts';
export { normalise, withoutDiacritics } from './text/normalise.ts';
export { unspacedClass } from './text/scripts.ts';
export { isSpeltOtherwise, soundKey } from './text/sound-key.ts';
export { writeOutTables } from './text/write-out-tables.ts';
export { directionOf, nativeNames, windowTexts } from './window-texts.ts';
export type { Kind } from './words.ts';
