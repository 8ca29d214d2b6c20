/** How one language says that it wants a person: any of `wish`, unless `not` says otherwise (refused, done, only asked about). */
export interface WishPatterns {
  wish: RegExp[];
  not?: RegExp;
}

/** The person and what is done with one, near each other in either order. */
const near = (person: string, verb: string) =>
  new RegExp(`(?:${person})\\S{0,6}.{0,8}(?:${verb})|(?:${verb}).{0,14}(?:${person})`);

const en = {
  person:
    '(?:humans?|(?:real|live|actual) (?:person|people|human|agent)|person|agent|representative|rep|operator|someone|somebody|staff(?: member)?|advis[eo]r|team member|manager|supervisor|customer (?:service|support|care)|support (?:staff|team|agent|person)|executive)',
  some: '(?:an? |the |your |some |my )?(?:live |real |actual |human )?',
};
const idms = {
  person:
    '(?:manusia|orang(?: (?:asli|sebenar|beneran))?|cs|customer service|petugas|operator|admin|agen|ejen|staf|kakitangan|pengurus|manajer(?:nya)?|khidmat pelanggan|layanan pelanggan|tim (?:anda|kalian)|seseorang|wakil)',
};
const hi = {
  person:
    '(?:इंसान|सपोर्ट वाले|व्यक्ति|आदमी|एजेंट|कस्टमर केयर|ऑपरेटर|मैनेजर|प्रतिनिधि|टीम|अधिकारी|स्टाफ|किसी|बंदे|ग्राहक सेवा)',
  latin:
    '(?:insaan|insan|aadmi|admi|agent|customer (?:care|service)(?: wale)?|human|kisi|manager|staff|operator|executive|bande|team|representative|person)',
};
const arPerson = '(?:موظف|إنسان|انسان|شخص|حد|أحد|احد|ممثل|مسؤول|مدير|وكيل|خدمة العملاء|الدعم|فريق)';

/** Patterns over text in lower case, without punctuation. */
export const wishPatterns: Record<string, WishPatterns> = {
  en: {
    wish: [
      new RegExp(`\\b(?:talk|speak|chat)(?:ing)? (?:to|with) ${en.some}${en.person}\\b`),
      new RegExp(
        `\\b(?:connect|transfer|forward|hand|put|pass|escalate)\\b(?: (?:me|us|this|over|through)){0,2} to ${en.some}${en.person}\\b`,
      ),
      new RegExp(
        `\\b(?:want|need|get me|give me|prefer|contact) ${en.some}(?:human|representative|operator|(?:real|live) (?:person|agent|human)|agent)\\b`,
      ),
      /^(?:talk to )?(?:a )?(?:live |real |human )?(?:human|agent|representative|operator)(?: agent)?(?: please| now| pls)*$/,
      /\b(?:human|person|someone|agent)\b.{0,12}\bi can (?:talk|speak|chat)\b|^(?:speak|talk) (?:to|with) (?:someone|somebody)$/,
      /\b(?:dont|do not) want (?:to (?:talk|speak|chat) (?:to|with) )?(?:a |this |the )?(?:bot|robot|machine|ai)\b/,
      /\b(?:human being|real human|someone real|(?:complain|talk|speak) to a human)\b/,
      /\b(?:someone|somebody|anyone|a person|an agent)\b.{0,16}\b(?:call|contact|message|reach|help) me\b/,
      /\b(?:want|need|get|give me|have|prefer)\b (?:to )?(?:speak to |talk to )?(?:an? )?(?:human|(?:actual|real|live) (?:person|human|agent|people))\b/,
    ],
    not: /\b(?:dont|do not|no need to|without|not) (?:want |need |have )?(?:to )?(?:talk|speak|chat|connect|transfer)\w* ?(?:me )?(?:to|with) (?!(?:an? |this |the )?(?:bot|robot|machine|ai))|\b(?:do not|dont) need (?:an? )?(?:human|agent)/,
  },
  ja: {
    wish: [
      /(?:人間|担当(?:者|の方)?|オペレーター|スタッフ|店員(?:さん)?|責任者|サポート(?:担当)?の?(?:人|者)?|誰か人|(?:^|[^一個友二三数])人)(?:と|に|へ|を)(?:直接)?(?:お?話|電話で|繋|つない|代わ|替わ|相談|連絡を?取|取り次|出して|お願い|答え)/,
      near(
        '(?:^|[^一個友二三数何])人間(?:の方)?|生身の人|担当(?:者|の人|の方)|オペレーター|スタッフ|店員|責任者|店長',
        'お?話し?(?:たい|し?たい|でき)|話せ|やり取りし|やりとりし|呼んで|代わって|替わって|つないで|繋いで|相談(?:した|でき)',
      ),
      /担当者と話|オペレーター(?:を)?(?:お願い|と話す|に代)|有人(?:チャット|対応|サポート)(?:に|を)/,
    ],
    not: /動きません|つないでも|何人/,
  },
  zh: {
    wish: [
      /(?:转|轉|接|找|要|换|換|叫|安排|帮我接|幫我接)(?:接|成|到|个|個|位|一下|你们|你們|您们)?(?:的)?(?:人工|真人|客服|专员|專員|经理|經理|负责人|負責人|人来|人來)/,
      near(
        '真人|人工客服|客服人员|客服人員|你们的?客服|你們的?客服|负责人|負責人|专员|專員|店长|店長',
        '转给|轉給|跟我(?:说|說|谈|談|聊)|说话|說話|联系我|聯絡我|回答我|接手|处理|處理',
      ),
      /(?:跟|和|与|與)(?:真)?人(?:说话|說話|讲话|講話|聊)|找(?:专人|專人)|真人(?:回覆|回复|回答)|(?:跟|和|向)客服(?:反映|反應|投诉|投訴)/,
      /(?:想|要)(?:联系|聯絡|联络|聯繫|找)(?:一下)?(?:你们|你們)?(?:的)?(?:客服|人工|真人|专员|專員|工作人员|工作人員)/,
      /(?:找|请|請|叫)(?:一?[个個位]|你们的?|你們的?)?人(?:来|來)?(?:跟|和|与|與)我(?:说|說|谈|談|聊|讲|講)/,
      /(?:和|跟|与|與|同)(?:你们|你們|您)?(?:的)?(?:真人|人工|客服(?:人员|人員)?|负责人|負責人|经理|經理|门市人员|門市人員|工作人员|工作人員)(?:说话|說話|讲话|講話|聊|谈|談|沟通|溝通|对话|對話)/,
      /(?:不要|不想)(?:跟|和|要)?(?:机器人|機器人)/,
      /^(?:人工|真人|人工客服|真人客服|人工服务|人工服務)(?:谢谢|謝謝)?$/,
      /有(?:没有|沒有)?真人(?:客服|可以|能)/,
      /(?:让|讓|请|請)(?:客服|工作|专员|專員)(?:人员|人員)?.{0,4}(?:联系|聯絡|联络|沟通|溝通|跟我)/,
    ],
    not: /(?:不用|不需要|无需|無需|别|別)(?:再)?(?:转|轉|接|找)/,
  },
  ko: {
    wish: [
      /(?:상담원|상담사(?:님)?|직원(?:분)?|담당자|매니저|책임자|고객센터 직원|사람|실제 상담원)(?:을|를|이랑|랑|과|와|하고|으로|분과)?\s?(?:직접\s?)?(?:연결|바꿔|불러|통화|이야기|얘기|대화|말하|상담|채팅)/,
      /(?:상담원|상담사|직원|담당자|매니저|책임자)(?:분|님)?(?:을|를)?\s?(?:좀 )?(?:부탁|바꿔|불러|연결해|찾아)/,
      /사람이 (?:직접 )?(?:답|대답|상담)/,
      /^상담(?:원|사)$|봇 말고|ai 말고/,
    ],
    not: /연결 말고|상담 시간|연결 안|연결할 필요/,
  },
  id: {
    wish: [
      new RegExp(
        `\\b(?:bicara|berbicara|bercakap|cakap|ngobrol|ngomong|chat|berbual|berhubung)\\b(?: langsung)?(?: dengan| sama| ke| kepada)?(?: salah satu)? ${idms.person}\\b`,
      ),
      new RegExp(
        `\\b(?:sambungkan|hubungkan|dihubungkan|disambungkan|alihkan|pindahkan)(?: saya)?(?: ke| dengan| kepada)?(?: wakil)? ${idms.person}\\b`,
      ),
      /\b(?:panggil|panggilkan|minta|butuh|mahu|mau|perlukan bantuan|butuh bantuan) (?:admin|agen|ejen|manusia|petugas|pengurus|manajernya|manajer|orang sebenar|orang asli|cs)\b(?! hubungi (?:kurir|kurier))/,
      /\b(?:tidak mau|tak nak|tak mahu|gak mau|nggak mau) (?:bicara|cakap|bercakap|ngobrol)(?: dengan| sama)? (?:bot|robot)/,
      near(
        '\\b(?:manusia|orang (?:asli|sebenar|beneran)|cs|customer service|petugas|operator|admin|agen|ejen|staf|staff|kakitangan|pengurus|manajer)\\b',
        '\\b(?:sambung\\w*|hubungkan|dihubungkan|alihkan|panggil\\w*|jumpa|ketemu|bertemu|ngobrol|ngomong|cakap|bercakap|berbual|bicara|komplain ke)\\b',
      ),
      /\b(?:telepon|telefon|sembang|hubungi) (?:dengan )?(?:cs|staf|staff|admin|orang)(?: saya)?$|\borangnya langsung\b/,
      /\b(?:ada|kasih saya|beri saya|mana) (?:admin|cs|orang asli|orang sebenar|petugas|operator)(?:nya)?(?: kah| gak| tak| nggak)?$/,
      /\bcs manusia\b|\bejen manusia\b|\bagen manusia\b|\b(?:orang|ada orang)(?: sebenar| asli)? yang (?:boleh|bisa) (?:jawab|saya ajak bicara|membalas)/,
      /\b(?:staf|admin|petugas|tim anda) (?:hubungi|telepon|telefon) saya\b/,
    ],
    not: /bahasa apa|\b(?:tidak usah|gak usah|nggak usah|tidak perlu|tak perlu|tak nak|tidak mau|kemarin|semalam|sudah|dah)\b(?!.*\b(?:bot|robot)\b)/,
  },
  th: {
    wish: [
      /(?:คุย|พูด|ติดต่อ|ต่อสาย|โอนสาย|ขอสาย|เชื่อมต่อ|เรียก|ขอ)(?:กับ|ให้|หา)?(?:ฝ่าย)?(?:เจ้าหน้าที่|พนักงาน|แอดมิน|ผู้จัดการ|คน(?:จริง)?)/,
      /ให้คน(?:จริง)?(?:มา)?ตอบ|ไม่อยากคุยกับ(?:บอท|บอต|หุ่นยนต์)|มีคนจริง|เปลี่ยนเป็นคน|ให้(?:พนักงาน|เจ้าหน้าที่|แอดมิน)(?:โทร|ติดต่อ)/,
    ],
    not: /ไม่ต้อง|เมื่อวาน|แล้วคุย|คุยกับเจ้าหน้าที่แล้ว/,
  },
  vi: {
    wish: [
      /(?:nói chuyện|trao đổi|chat|trò chuyện)(?: trực tiếp)? (?:với|cùng) (?:người(?: thật| phụ trách)?|nhân viên|tư vấn viên|tổng đài viên|quản lý|admin|ai đó|con người)/,
      /(?:^|\s)(?:gặp|kết nối(?: với)?|chuyển(?: tôi)?(?: sang| cho)?)(?: với)? (?:nhân viên|người thật|tư vấn viên|tổng đài viên|quản lý|admin)/,
      near(
        'nhân viên|tư vấn viên|tổng đài viên|người thật|người phụ trách|quản lý|admin|con người',
        '(?:cần|muốn|xin|cho (?:tôi|mình|em)|được) (?:gặp|nói chuyện|chat|trao đổi)|kết nối (?:tôi|mình|em|với)|chuyển máy|nối máy',
      ),
      /(?:cho|để) (?:tôi|mình|em) gặp (?:người|nhân viên)|muốn nhân viên|gọi nhân viên/,
      /không muốn nói chuyện với (?:bot|robot|máy)|có người thật|nhân viên (?:gọi|liên hệ) lại/,
    ],
    not: /không cần|hôm qua|tuyển/,
  },
  fil: {
    wish: [
      /\b(?:makausap|kumausap|makipag-? ?usap|makikipag-? ?usap|pakausap|makachat|kausap|ka-?chat)\b.{0,16}\b(?:tao|agent|staff|manager|representative|operator|customer service|team|ko|inyong team)\b/,
      near(
        '\\b(?:tao|agent|staff|manager|representative|operator|customer service|team)\\b',
        '\\b(?:makausap|kumausap|makipag-? ?usap|pakausap|pakitawag|patawag|i-? ?transfer|ilipat|ikonekta|ka-?chat)\\b',
      ),
      /\btotoong tao\b|\bmay tao (?:po )?ba\b/,
      /\b(?:tao)\b.{0,12}\bkausap\b|\b(?:live|human) agent\b|\btao po bang pwedeng sumagot/,
      /\b(?:pakikonekta|ikonekta|paki-? ?transfer|i-? ?transfer)\b.{0,16}\b(?:agent|staff|customer service|operator|tao)\b/,
      /\bayoko (?:po )?(?:ng |makipag-? ?usap sa )(?:bot|robot)|\bpatawag\b.{0,8}\b(?:manager|staff|agent)|\btawagan ng (?:staff|agent)/,
    ],
    not: /\b(?:hindi ko (?:po )?kailangan|nakausap)\b/,
  },
  ar: {
    wish: [
      new RegExp(
        `(?:التحدث|اتحدث|أتحدث|التواصل|أكلم|اكلم|احكي|أحكي|الكلام|التكلم)(?: مع| إلى| الى| ل)? ?(?:ال)?${arPerson}`,
      ),
      new RegExp(
        `(?:حولني|حولوني|وصلني|وصلوني|اربطني|تحويلي)(?: إلى| الى| مع)? ?(?:ب|ل|لل)?(?:ال)?${arPerson}`,
      ),
      near(
        'موظف|إنسان|انسان|شخص حقيقي|ممثل|مسؤول|خدمة العملاء|الدعم',
        'الحديث|التحدث|التكلم|أكلم|اكلم|أتكلم|اتكلم|احكي|تحويلي|حولني|حولوني|وصلني|وصلوني|اربطني|يكلمني|يتواصل معي|يتصل بي',
      ),
      /(?:احد|أحد|حد|شخص) (?:من \S+ )?(?:يتواصل معي|يكلمني|يتصل بي|يرد علي)/,
      /(?:التحدث|اتكلم|التواصل) مع (?:روبوت|بوت)|^(?:موظف|انسان|إنسان)(?: من فضلك| لو سمحت)?$/,
      /(?:أريد|اريد|ابغى|أبغى|عايز|بدي|أحتاج) (?:مسؤول|موظف)(?:ا|اً)?(?: خدمة عملاء| من فضلك| لو سمحت)?$|موظف يرد|حد يكلمني|أحد يكلمني/,
    ],
    not: /لا (?:أحتاج|احتاج|اريد موظف)|تحدثت|كلمت|أمس|كيف أ(?:تواصل|صبح)|هل يتحدث/,
  },
  hi: {
    wish: [
      new RegExp(`${hi.person}(?: को| वालों)? ?से (?:ही )?(?:बात|कनेक्ट|जोड़|संपर्क करा|सम्पर्क करा)(?! की थी)`),
      /(?:एजेंट|मैनेजर|ऑपरेटर|प्रतिनिधि|अधिकारी|इंसान|स्टाफ) (?:को|से) (?:बुला|बात|जोड़|कनेक्ट|मिला)(?!त की थी)/,
      /(?:बॉट|रोबोट) से बात नहीं|असली इंसान|(?:इंसान|एजेंट) चाहिए|(?:एजेंट|ऑपरेटर|स्टाफ) को ट्रांसफर|कोई इंसान जवाब|कॉल करवा/,
    ],
    not: /(?<!(?:बॉट|रोबोट) से )बात नहीं|बात की थी|कैसे/,
  },
  'hi-Latn': {
    wish: [
      new RegExp(`\\b${hi.latin} (?:ko |ke saath )?se (?:hi )?(?:baat|connect|jod|jodo|contact kara)`),
      /\b(?:agent|manager|operator|executive|insaan|human|staff) (?:ko|se) (?:bula|baat|connect|jod|mila|transfer)/,
      /\bbot se baat nahi|\b(?:real|asli) (?:person|insaan|insan|human)\b|\bkoi insaan hai\b|\bcall (?:karwa|kara) do\b|\b(?:agent|human|insaan) chahiye\b/,
    ],
    not: /(?<!\b(?:bot|robot) se )\bbaat nahi|\bbaat ki thi\b|\bkaise\b/,
  },
  ta: {
    wish: [
      /(?:மனித(?:ர்|ரு|ரிட)|ஏஜென்ட்|ஏஜென்டு|யாராவது|ஒருவரு|ஒருவரி|மேலாளரி|நபரு|பணியாள|குழுவின|முகவரு|ஊழிய|ஆபரேட்ட|ஆளிட|கஸ்டமர் கேர்|பிரதிநிதி|நிர்வாகி|வாடிக்கையாளர் சேவை)\S*(?: ஒருவரிடம்| கூட| ஒருவருடன்| சேவையுடன்)? ?(?:பேச|இணை)/,
      near(
        'மனித|ஏஜென்ட|ஏஜெண்ட|யாரிடமாவது|யாரிடமும்|யாருடனாவது|மேலாளர|நபர(?:ு|ி)|பணியாளர|ஊழியர|முகவர|பிரதிநிதி|நிர்வாகி|கஸ்டமர் கேர்',
        'பேச(?:வேண்டும்| வேண்டும்|ணும்| முடியுமா|லாமா| விரும்பு)|இணைக்க(?:வும்| முடியுமா)|இணையுங்கள்|கூப்பிடு',
      ),
      /வாடிக்கையாளர் சேவையுடன் இணை|ஒருவருடன் பேச|போட்டுடன் பேச விரும்பவில்லை|என்னை அழைக்க முடியுமா|ஒருவரை அழைக்க|மனிதர் யாராவது|(?:ஏஜென்ட்|மனிதர்) வேண்டும்/,
    ],
    not: /பேச வேண்டாம்|பேசினேன்|பேசுவார்களா|இணைப்பது எப்படி/,
  },
  bn: {
    wish: [
      /(?:মানুষ|এজেন্ট|কাস্টমার (?:কেয়ার|সার্ভিস)|কারো|কারও|ম্যানেজার|প্রতিনিধি|টিম|অপারেটর|কর্মী|লোক|স্টাফ)(?:ের|র|এর)?(?: লোকের| কারও| কারো)? ?(?:সাথে|সঙ্গে) (?:কথা|যোগাযোগ করি|সংযুক্ত|কানেক্ট)/,
      near(
        'মানুষ|এজেন্ট|কাস্টমার (?:কেয়ার|সার্ভিস)|ম্যানেজার|প্রতিনিধি|অপারেটর|স্টাফ|আপনাদের টিম|কারো|কারও',
        'কথা বল(?:তে চাই|তে পারি|ব|ান|িয়ে দিন| যাবে)|সংযুক্ত করুন|কানেক্ট করুন|ডাকুন|ডেকে দিন',
      ),
      /বটের (?:সাথে|সঙ্গে) কথা|(?:এজেন্ট|প্রতিনিধি|মানুষ)(?: এজেন্ট)? (?:চাই|দরকার)|মানুষকে দিন|(?:এজেন্ট|প্রতিনিধি) দিন|মানুষের (?:সাথে|সঙ্গে) চ্যাট|আমাকে ফোন করতে পারবেন/,
    ],
    not: /দরকার নেই|বলেছি|কীভাবে/,
  },
  te: {
    wish: [
      /(?:మనిషి|ఏజెంట్|ఎవరి|మేనేజర్|వ్యక్తి|ప్రతినిధి|బృందం?|ఆపరేటర్|సిబ్బంది|వాళ్ల|టీమ్|స్టాఫ్|కస్టమర్ (?:కేర్|సర్వీస్))\S* ?(?:మాట్లాడ|కనెక్ట్|కలప)/,
      near(
        'మనిషి|ఏజెంట్|ఎవరి|ఎవరైనా|మేనేజర్|వ్యక్తి|ప్రతినిధి|ఆపరేటర్|సిబ్బంది|స్టాఫ్|కస్టమర్ (?:కేర్|సర్వీస్)|మీ (?:టీమ్|బృందం)',
        'మాట్లాడా?లి|మాట్లాడా?ల|మాట్లాడవచ్చా|మాట్లాడించ|కనెక్ట్ చేయండి|కలపండి|పిలవండి',
      ),
      /బాట్తో మాట్లాడ|(?:ఏజెంట్|మనిషి) కావాలి|మనిషికి ఇవ్వండి|మనిషితో చాట్|నాకు కాల్ చేస్తారా/,
    ],
    not: /మాట్లాడక్కర్లేదు|మాట్లాడాను|ఎలా|మాట్లాడతారా/,
  },
};

/** Whole messages that take up an offer. */
export const acceptance =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|please|yes please|ok please|please do|はい|お願いします|はいお願いします|お願い|うん|是|是的|好|好的|需要|要|可以|可以的|行|네|예|네 부탁드려요|좋아요|부탁해요|응|ya|iya|ya boleh|boleh|mau|ya mau|mahu|tolong|ya tolong|silakan|ใช่|ใช่ค่ะ|ใช่ครับ|ค่ะ|ครับ|ได้|ได้เลย|ต้องการ|เอา|โอเค|vâng|dạ|có|đúng|được|vâng ạ|dạ có|opo|oo|sige|sige po|oo naman|نعم|أجل|اجل|ايوه|أيوه|حسنا|تمام|موافق|من فضلك|हाँ|हां|जी|जी हाँ|हाँ जी|ठीक है|haan|han|ji|ji haan|haan ji|theek hai|thik hai|ஆம்|சரி|ஆமாம்|வேண்டும்|হ্যাঁ|জি|হ্যা|ঠিক আছে|চাই|అవును|సరే|అవునండి|కావాలి) ?)+$/;
