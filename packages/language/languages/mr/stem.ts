import { cutEnd } from '../../text/cut-end.ts';

/** Postpositions, case and emphasis, which Marathi joins to a word; of several, the last one first. */
const joined =
  /(?:मध्ये|मधील|मधून|मधला|मधली|मधले|साठी|पर्यंत|पासून|वरून|वरील|बद्दल|विषयी|शिवाय|कडून|कडे|जवळ|समोर|प्रमाणे|नंतर|पूर्वी|सोबत|बरोबर|मुळे|खाली|च्या|ला|शी|चा|ची|चे|चं|तून|वर|ही)$/;
/** Endings that a word takes only after a vowel: दुकानात is in the shop, and दुकाने are shops. */
const afterVowel =
  /(?<=[\u093e-\u094c\u0902])(?:त|स|च)$|(?<=[\u0940\u0942\u0947\u0902])ने$|(?<=\u0902)(?:ना|नी)$/;
/** The oblique form that a word takes before them, plurals and forms of verbs. */
const inflected =
  /(?:ण्यासाठी|ण्याची|ण्याचा|ण्याचे|ण्या|ायला|ायची|ायचा|ायचे|ायचं|तात|ते|तो|ती|ता|तं|ेल|ील|णार|णे|णं|वा|ून|ांच्या|्यां|ां|्या|ाव|ा|ी|े|ो|ू|ं)$/;

/** Cuts the endings of a normalised Marathi word: what is joined to it, then its oblique form, plural or verbal ending. */
export function stem(word: string): string {
  let cut = word;
  for (let times = 0; times < 2; times++) cut = cutEnd(cutEnd(cut, joined, 2), afterVowel, 3);
  return cutEnd(cut, inflected, 2);
}
