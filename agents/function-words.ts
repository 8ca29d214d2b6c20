const lists: Record<string, string> = {
  en: 'the is are was were be been you your yours we our us they their it its this that these those and or but not of for with from to in on at by as an if when where what which who how can will would should have has had do does please there here any all no yes before after until within about may must i my me',
  id: 'yang dan di ke dari untuk dengan tidak bisa anda kami kita ini itu adalah akan sudah belum atau juga pada dalam oleh dapat jika apabila bila karena saya apakah bagaimana berapa kapan dimana silakan harus hari jam buka tersebut sampai agar lebih setiap',
  ms: 'yang dan di ke dari daripada untuk dengan tidak boleh anda kami kita ini itu ialah adalah akan sudah belum atau juga pada dalam oleh dapat jika kerana saya adakah bagaimana berapakah bila sila perlu hari pukul buka tersebut sehingga supaya setiap kepada',
  vi: 'và của là có không được cho với các những một này đó khi thì để tôi bạn chúng trong từ đến ngày giờ vui lòng sẽ đã hoặc nếu cần phải tại theo về như nhưng quý khách',
  fil: 'ang ng mga sa na ay po opo kayo ninyo inyong kami namin aming ito iyan iyon hindi maaari maaaring para mula hanggang kung kapag may mayroon wala lang din rin naman pero dahil ako ikaw siya kanila araw oras bukas puwede pwede at inyo',
  'hi-Latn':
    'hai hain ho hoon hun ka ki ke ko se mein mai par aur ya nahi nahin kya kab kaise kahan kitna kitne aap aapka aapki aapke hum hamara hamari hamare yeh ye woh wo agar toh bhi liye karein kare karne kar sakte sakta sakti hoga hogi din baje chahiye milega raha rahe rahi diya gaya jaldi tak',
};
const index = new Map<string, string[]>();
for (const [language, words] of Object.entries(lists)) {
  for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), language]);
}
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/;
const foreignLatin: [string, RegExp][] = [
  ['es', /^(el|los|las|que|para|por|con|una|está|usted|puede|como|más|del)$/],
  ['fr', /^(le|les|des|vous|est|pour|avec|une|dans|que|pas|nous|votre|sur)$/],
  ['de', /^(der|die|das|und|ist|sie|nicht|mit|für|ein|eine|auf|wir|ihre)$/],
  ['pt', /^(os|uma|você|não|para|com|são|pode|está|seu|sua)$/],
  [
    'it',
    /^(il|gli|che|non|della|delle|dalla|nella|entro|può|più|sono|questo|questa|anche|con|sua|suo|giorni)$/,
  ],
  ['nl', /^(het|een|niet|wij|zijn|voor|ook|uw|onze|kunt|naar|binnen|dagen|met)$/],
  ['tr', /^(bir|ve|için|bu|ile|olarak|sonra|içinde|değil|gün|bunun|yok|veya|edebilirsiniz)$/],
];

/**
 * How many small words of each language written in Latin letters a text holds. A word several languages share counts for
 * each.
 */
export function countWords(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of text.toLowerCase().match(/[\p{Script=Latin}\p{M}]+/gu) ?? []) {
    const languages = index.get(word);
    if (languages) for (const language of languages) counts[language] = (counts[language] ?? 0) + 1;
    else if (vietnamese.test(word)) counts.vi = (counts.vi ?? 0) + 1;
    else
      for (const [language, pattern] of foreignLatin)
        if (pattern.test(word)) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}
