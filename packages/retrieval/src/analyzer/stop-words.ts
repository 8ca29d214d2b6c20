import { normalise, withoutDiacritics } from './normalise.ts';

const lists: Record<string, string> = {
  en: 'a an the of to in on at for and or is are was were be do does did can could what which who whom whose when where why how i you my your it its this that with from by as me we our there has have had will would should yes ok okay',
  id: 'ya iya ok oke apa apakah siapa siapakah kapan kapankah di mana dimana dimanakah mengapa kenapa bagaimana bagaimanakah berapa berapakah yang dan atau ke dari untuk pada dengan adalah ini itu saya anda dalam oleh bisa dapat ada',
  ms: 'ya ok apa apakah siapa siapakah bila bilakah di mana manakah mengapa kenapa bagaimana bagaimanakah berapa berapakah yang dan atau ke dari daripada untuk pada dengan adalah ialah ini itu saya anda dalam oleh boleh dapat ada',
  fil: 'ano anong sino sinong kailan saan bakit paano ilan ilang alin aling magkano ang ng sa mga na ay at o si ni kay ba ko mo ako ikaw ito iyon nang para kung po may',
  vi: 'gì nào ai khi đâu sao thế bao nhiêu mấy là của và có không được cho ở trong với các những một này đó tôi bạn thì bị từ như',
  ar: 'ما ماذا من متي اين لماذا كيف كم هل اي في علي الي عن مع هو هي هذا هذه ذلك التي الذي ان او و كان كانت ثم قد',
  hi: 'क्या कौन कब कहाँ कहां क्यों कैसे कितना कितने कितनी किस किसने किसे कौनसा का की के को में से पर ने और या है हैं था थी थे हो यह वह इस उस एक लिए मैं मेरा मेरे मेरी आप कि जो सा सी kya kaun kab kahan kaha kidhar kyun kyu kyon kaise kese kitna kitne kitni kis kiska kaunsa konsa ka ki ke ko me mein mai se par pe ne aur ya hai hain he tha thi the ho hota hoti hote hoga hogi yeh ye woh wo vo is us ek liye mera mere meri main hum aap tum kar karna karne karte karo sakta sakte sakti hu hun hoon raha rahe rahi bhi to toh milega milta milti',
  bn: 'কি কী কে কবে কখন কোথায় কেন কীভাবে কিভাবে কত কয়টি কোন কোনটি কার কাকে এর ও এবং বা এই সেই একটি হয় ছিল ছিলেন করে করা থেকে জন্য আমি আমার আপনি কিনা',
  ta: 'என்ன யார் எப்போது எங்கே எங்கு ஏன் எப்படி எவ்வளவு எத்தனை எந்த எது எவை யாரால் மற்றும் அல்லது ஒரு இந்த அந்த இது அது என்று உள்ள நான் என் எனது நீங்கள் ஆகும் உள்ளது',
  te: 'ఏమిటి ఏమి ఎవరు ఎప్పుడు ఎక్కడ ఎందుకు ఎలా ఎంత ఎన్ని ఏ ఏది ఎవరి మరియు లేదా ఒక ఈ ఆ ఇది అది నుండి కోసం నేను నా మీరు ఉంది ఉన్నది యొక్క లో',
  ja: 'は が を に で と の も へ や か から まで です ます ました した する して いる ある 何 誰 だれ いつ どこ なぜ どう どの どれ どんな ですか ますか でしょ う た て だ な なに なん こと もの',
  zh: '的 了 是 在 和 与 有 吗 呢 吧 啊 什么 什麼 谁 誰 哪 哪里 哪裡 哪个 哪個 何时 为什么 為什麼 怎么 怎麼 怎样 如何 多少 几 幾 我 你 您 这 這 那 请 請 个 個 被 把 中 为 為',
  ko: '무엇 누구 언제 어디 왜 어떻게 얼마 몇 어느 무슨 은 는 이 가 을 를 의 에 에서 와 과 로 으로 나요 인가요 입니까 습니까 하나요 있나요 인가 는가',
  th: 'อะไร ใคร เมื่อไร เมื่อไหร่ เมื่อใด ที่ไหน ไหน ทำไม อย่างไร ยังไง เท่าไร เท่าไหร่ กี่ ใด ที่ ใน ของ และ หรือ เป็น คือ มี ได้ ไหม จะ ให้ ไป มา ว่า กับ ครับ ค่ะ คะ นี้ นั้น ก็',
};

const bySpelling = new Map<string, Set<string>>();
for (const [language, words] of Object.entries(lists)) {
  const list = normalise(words).split(' ');
  bySpelling.set(language, new Set([...list, ...(language === 'vi' ? list.map(withoutDiacritics) : [])]));
}

/** Question and function words of a language, normalised: left out of questions, never out of documents. */
export function stopWords(language: string | null): ReadonlySet<string> {
  const base = (language ?? '').split('-')[0] ?? '';
  return bySpelling.get(base === 'tl' ? 'fil' : base) ?? new Set();
}

/** Whether a normalised text is nothing but one such word of any language: few letters rarely tell theirs. */
export function isFunctionWord(text: string): boolean {
  const [word, ...more] = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return word !== undefined && more.length === 0 && [...bySpelling.values()].some((words) => words.has(word));
}
