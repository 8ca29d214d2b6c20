import type { Words } from '../../define-language.ts';

export default {
  smallTalk: {
    greeting:
      'namaste, namastey, namaskar, pranam, parnam, suprabhat, shubh prabhat, shubh sandhya, ram ram, radhe radhe, jai shri ram, jai shree krishna, jai hind, kaise ho, kaise ho aap, kaise hain, kaise hai aap, aap kaise hain, aap kaise ho, kaise hain aap, kya haal hai, kya hal hai, kya haal chaal, adaab, aadaab, sat sri akal, salaam, namaste ji, hello ji, hi ji, helo bhai',
    thanks:
      'dhanyavaad, dhanyawad, dhanyavad, dhanyawaad, dhanyabad, shukriya, shukria, bahut dhanyavaad, bahut dhanyawad, bahut shukriya, bahut bahut shukriya, bahut bahut dhanyavaad, theek hai, thik hai, thik h, theek h, achha, accha, samajh gaya, samajh gayi, meherbani, thank you ji, thanks ji, thanks bhai, thank you bhai',
    goodbye:
      'alvida, phir milenge, phir milte hain, fir milenge, fir milte hai, fir milte hain, shubh ratri, chalo bye, tata, khuda hafiz, chalta hu, chalta hoon, aapka din shubh ho, bye ji, bye bhai',
    identity:
      'kya aap robot ho, aap robot ho, kya aap robot hain, aap robot hain, aap robot ho kya, tum robot ho, tum robot ho kya, kya tum robot ho, kya aap bot ho, aap bot ho, aap bot ho kya, kya aap bot hain, kya aap insaan ho, aap insaan ho, aap insaan ho kya, kya aap insaan hain, aap insan ho, kya aap insan ho, kya aap human ho, aap human ho kya, aap human ho, kya aap ai ho, aap ai ho, aap ai ho kya, kya aap machine ho, aap machine ho, aap insaan ho ya robot, aap insaan hain ya robot, aap human ho ya bot, aap human ho ya robot, insaan ho ya robot, insaan ho ya bot, human ho ya bot, bot ho ya insaan, robot ho ya insaan, kya main robot se baat kar raha hoon, kya main robot se baat kar rahi hoon, kya main insaan se baat kar raha hoon, kya mai bot se baat kar raha hu, kya main bot se baat kar raha hoon, aap kaun ho, aap kaun hain, kaun ho aap, tum kaun ho, kaun ho tum, aapka naam kya hai, apka naam kya hai, tumhara naam kya hai, aapka nam kya hai, ye bot hai kya, ye robot hai kya, kya ye bot hai, kya yeh robot hai',
    filler:
      'ji, sir, madam, bhai, bhaiya, didi, yaar, dost, aapka, aapki, aap, aapko, bahut, haan, ok, okay, hello, hi, hey, thank you, thanks, bye, bye bye, good morning, sab ko, madad ke liye, chalo, toh, to',
    nod: 'thik hai, theek hai, theek, thik, accha, acha, achha, nahi, nahin, badhiya, samajh gaya, samajh gayi, bas, sahi hai',
  },
  command: {
    override:
      'bhool jao, bhul jao, bhool ja, bhul ja, bhulja, bhula do, ignore, ignore karo, ignore kar, ignor karo, nazarandaz, mat mano, mat maano, tod do, nazar andaz',
    rules: 'instruction, instructions, rules, rule, niyam, nirdesh, hidayat, prompt, pabandi, restrictions',
    show: 'dikhao, dikha, dikha do, dikhado, dikhaiye, batao, bata, bata do, batado, print karo, likho, bhejo, dohrao, sunao, show karo, leak karo',
    prompt:
      'prompt, system prompt, apna prompt, tera prompt, tumhara prompt, apne instruction, apne instructions, apne nirdesh, apne rules, tere rules, tumhare rules, secret rules, secret instruction, chhupe rules, admin password, api key, source code',
    orders:
      'ab se tum, ab se tu, ab se aap ek, ab tum ek, ab tu ek, ab aap ek, aaj se tum, aaj se tu, natak karo, acting karo, act karo, pirate ban jao, pirate bano, pirate ban, daku bano, samudri daku, ban ke baat karo, ban kar baat karo, ki tarah baat karo, ki tarah bolo, ke jaise bolo, ke jaise baat kar, roleplay, role play, maan lo tum, man lo tum, developer mode, admin mode, jailbreak, tumhe permission hai, tujhe permission hai, aapko permission hai, permission hai tumhe, permission deta hu, permission deta hoon, ijazat hai, ijazat deta, main admin, mai admin, me admin hu, main tumhara malik, main tera malik, main tumhara boss, main tera boss, main developer, maine tumhe banaya, maine tujhe banaya, mera hukm mano, meri baat mano, naya instruction, naye instructions, naye niyam',
    approve:
      'approve karo, approve kar do, approve kardo, approve kar, aprove karo, manjoor karo, manzoor karo, manzoor kar do, pass kar do, pass kardo, paid mark kar, mujhe admin bana, price 1 rupaye, sara data delete',
    give: 'do, de do, dedo, dijiye, de de, dede, bhejo, bhej do, bhejdo, bana do, banao, dilao, dila do',
    coupon: 'coupon, coupan, code, promo code, voucher, gift card',
    free: 'free, muft, muft ka, free ka, bina paise',
  },
  complaint:
    'gussa, bahut gussa, bohot gussa, naraz, naraaz, nirash, niraash, bahut kharab, bohot kharab, bahut kharaab, ghatiya, ghatiya service, bekar service, bekaar service, bakwas, bakwaas, badtameez, badtameezi, badtamizi, kharab service, ganda tha, gandi thi, gandagi, bahut ganda, badbu, cockroach, baal nikla, koi jawab nahi, jawab nahi dete, reply nahi, koi sunta nahi, koi nahi sunta, dhokha, dhokhebaaz, thag, thagi, fraud ho, chor ho, paise barbad, paisa barbad, time barbad, time waste, dobara nahi, dobara kabhi nahi, kabhi nahi aaunga, kabhi nahi kharidunga, shikayat karni, complaint karni, sharam aani, sharm karo, pareshan ho gaya, pareshan kar, tang aa gaya, sabse bura, bahut bura, bohot bura, worst service, third class, faltu service',
  questionWords:
    'kya, kab, kaise, kese, kitna, kitne, kitni, kaha, kahan, kyu, kyun, kyon, kaun, kon, sakta, sakte, sakti, milega, milegi, hoga, hogi, hai kya',
  person: {
    staff:
      'insaan, insan, inshan, manushya, asli aadmi, asli insaan, asli insan, asli banda, real insaan, real aadmi, real banda, real person, human, agent, agent se, live agent, operator, oprator, pratinidhi, representative, customer care, customer care wale, customer care wala, customer service, customer service wale, customer support, support team, support wale, helpdesk, call center, call centre, karmchari, employee, staff, manager, manejar, supervisor, senior, adhikari, officer, boss, malik, owner, executive, sales wale, sales walo, sales team, colleague, aapki team, admin, expert, incharge, zimmedar, manav, asli agent, real agent, kaam ka aadmi, zinda aadmi, dukandar, seller, salesman, executive se, team leader, head, upar wale, company wale, technician, customer care executive, koi real banda',
    someone:
      'koi, kisi, koi aur, kisi aur, kisse, kis se, vyakti, aadmi, admi, banda, bande, bandi, log, person, someone, member, shakhs, koi hai, hai koi, kya koi, team, support',
    talk: 'se baat, baat, bat, bt, baat karni, baatchit, baat cheet, baat ho, chat, se chat, sampark, connect, se connect, jodo, jod do, jod, jodiye, jod dijiye, jodwa*, milwa*, mila do, milao, transfer, forward, line pe, line par, bulao, bula do, bulaiye, bulaao, lao, le aao, jawab, reply, contact, escalate, shikayat, baat nahi karni, baat nahi karna, baat nhi krni, se milna, milna, milna hai, complaint, complaint karni, complain, shikayat karni, se bolna, se puchna, puchna hai, lagao, laga do, line pe lao, bhejo, bhej do, samne lao, call lagao, jawab de, talk, speak, baat karao, baat karwao, baat kara, baat karado, baat karaiye',
    reach:
      'call back, callback, mujhe call, muje call, mujhe phone, mujhse contact, mujhse sampark, mujhse baat, phone karwa*, call karwa*, wapas call, call me, mereko call, mujhe contact, hume call, phone karao, phone kare, phone karein, phone kar le, call kare, call karein, call kar le, call kar de, call kijiye, phone kijiye, call aa jaye, phone kar sakta, call kar sakta, call dilwa*, contact kare, contact karein, sampark kare',
    want: 'chahiye, chaiye, chahie, chahye, chahta, chahti, chahte, chahunga, karni, krni, karna, krna, karni h, karni hai, krni h, krni he, karao, karaao, karwao, krwao, krao, karvao, karwado, karwa do, krwa do, krwado, karwa de, kara do, kra do, kara dijiye, karwa dijiye, karwaiye, karaiye, karwayen, karwaye, karwa, karwa sakte, dijiye, dijie, do, de do, dedo, kripya, kripaya, please, plz, pls, sakta, sakti, sakte, skta, skte, ho sake, ho sakti, zarurat, jarurat, zarurat hai, karo, kro, kare, karen, kijiye, kar do, krdo, kar dijiye, bolo, kaho, kahiye, jaldi, turant, abhi, madad, help, sahayata, karu, karun, dega, need, want, batao kisse',
    there:
      'hai kya, h kya, koi hai, hai koi, kya koi, available, online, waha, wahan, yahan, yaha, udhar, idhar, mojud',
    bot: 'bot, chatbot, robot, machine, mashin, automatic, auto reply, ai, computer, system',
    not: 'nahi, nahin, nai, nhi, mat, na, band, band karo, bekar, bakwas, ki jagah, ke bajaye, bewakoof, pagal, not, no, pareshan, thak, fed up, faltu, samajh nahi, samjh nahi, tang, ghatiya',
    refuse:
      'baat nahi karni, baat nahi karna, baat nhi krni, nahi karni, nahi karna, nhi karni, nhi krni, nahin karni, nahi chahiye, nhi chahiye, nahi chahta, nahi chahti, zarurat nahi, jarurat nahi, zarurat nhi, mat karna, mat karo, call mat, mat jodo',
    about:
      'kab, kitne, kitna, kitni, baje, kyu, kyun, kyon, kahan, kaha, kidhar, kaun, kon, kaun hai, kaunsa, konsa, kya hai, kya h, keemat, kimat, daam, price, rate, fees, fee, charge, charges, commission, discount, chhut, salary, naukri, job, bharti, hire, khulta, khulti, khulegi, khula, khulega, sunday, chalu, kal, parso, bola tha, ne bola, kaha tha, baat ki thi, ki thi, bataya, number, nambar, email, address, office, nazdiki, najdiki, naam, branch, kaise bane, bane, tum, ho ya, ya bot, ya robot, ya machine, baal, baalo, wig, crane, haath se, per person, ek aadmi, do log, do logo, logo ke, buzurg, foreigner, bahut log, receipt, parcel, order, return, wapas karna, le sakta, vacuum, warranty, bluetooth, headphone, call pe baat, phone pe, booking, gift, english, angrezi, accha hai, acha hai, delivery, fitting, aayega, aapse contact, aapse sampark, paise, account, offer, pata hai, dukan, dukaan, kharid*, kaam karte, review, kitab, use kar, chalega, courier, ticket, kaafi, saamaan, table, stock, real log, size, chhutti, chutti, kharida, ke kapde, kapde, safe, ke liye safe, khilona, le liye, tota, connect nahi ho, bachche, skin, bima, washing, silai, company me, company mein, ne ye, ne, liya hai, kar liya, diya tha, kiya tha, karke, bata diya, inaam, banna hai, banna, aane se pehle, pehle call, access, manjuri, anumati, account me',
    small:
      'mujhe, muje, mujhko, mereko, main, mai, me, mein, mera, meri, mere, hum, hame, aap, aapka, aapki, aapke, apne, apni, yeh, ye, woh, wo, is, isse, us, hai, h, he, hain, hoon, hu, hun, ho, tha, thi, ka, ki, ke, ko, se, pe, par, tak, aur, ya, bhi, hi, toh, to, ki, jo, jisse, ek, kuch, kya, asli, seedha, sidha, direct, live, real, wale, wala, walo, yaar, bhai, bro, ji, sir, madam, hello, helo, hi, namaste, dhanyavad, shukriya, thanks, baare, bare, problem, samasya, issue, samajh, raha, rahi, kar, bas, ab, ke liye, koi bhi, dusra, team ke, ok, arre, are, abe, a, the, i, my, with, from, it, kripya mujhe, kaam, gaya, hua, bahut, meri madad, le, de, aisa, iske, theek, baitha, baithi, arey, oye, is number par, is number pe, mere number par, mere number pe',
  },
  offer: {
    yes: 'haan, han, ji haan, haan ji, zaroor, jarur, bilkul, kara do, karwa do, kar do, chahiye',
    fine: 'hai, theek hai, thik hai, thik h, ji, ha, haa',
    thanks: 'dhanyavad, shukriya',
    beside: 'ji, bhai',
  },
  contact: {
    wish: '\\b(?:mujhe|mujhse|mujhko|humein|hume|hamein|hum ?se|mere (?:number|email|phone|mobile|whatsapp)[^.?!]{0,20} (?:par|pe|pr|ko))\\b[^.?!]{0,60}\\b(?:call|phone|contact|sampark|mail kar\\w*|e-?mail kar\\w*|message|msg|whatsapp|bhej\\w*)\\b|\\bkhabar kar\\w*|\\bbata (?:dena|dijiyega)\\b|\\b(?:call|phone|contact|sampark|e-?mail|mail|message|msg|whatsapp)\\b (?:back )?(?:kar\\w*|kijiye|kijie|kara\\w*)|[✉☎] (?:par|pe|pr|ko) [^.?!]{0,40}\\b(?:call|phone|contact|sampark|bhej\\w*|e-?mail|mail|message|msg|reply|jawab)\\b',
    callBack:
      '\\b(?:mujhe|hume|hamein) (?:\\w+ ){0,3}(?:call|phone) (?:kar|back|kij)|\\bwapas (?:call|phone)\\b',
    never:
      '\\b(?:mat|na)\\b (?:kar\\w*|kijiye|bhej\\w*)|\\bnahi\\w* (?:kar\\w*|chahiye)|\\b(?:hata|delete)\\b',
    other:
      '\\bkya main\\b|\\bmain\\b[^.?!]{0,40}\\b(?:kar sakt\\w*|karu\\w*|bhej\\w*)|\\bmaine\\b|\\bkyu\\w*\\b|\\b(?:ki thi|kiya tha)\\b|\\b(?:aaya|aayi|aaye) th\\w*|\\b(?:otp|login|badal\\w*)\\b|\\baap hi\\b|\\bnahi\\w* aa\\w*|\\baapka (?:e-?mail|number|phone)|\\bsahi hai\\b',
    offer:
      '\\b(?:apna|apni|apne|aapka|aapki)\\b[^.?]{0,30}\\b(?:e-?mail|phone|mobile|number|contact)\\b[^.]{0,30}\\b(?:de|den|dein|dijiye|chh?od\\w*|bata\\w*|share|bhej\\w*|likh\\w*|kya)\\b',
    agree: 'haan, han, haa, ji, ji haan, haan ji, theek hai, thik hai, zaroor, zarur, bilkul, dhanyavaad',
    refuse: 'nahi, nahin, ji nahi, mat karo, rehne do, rehne dijiye, dhanyavaad',
    name: ['\\b[Mm]era na+m {name}(?=\\s+(?:hai|he|h)\\b|\\s*[,.!\\n✉☎]|$)'],
    call: '',
    number: '',
    asks: '',
    otherNumber: '',
  },
  intent: {
    purchase: '(?:khareedna|kharidna|order karna|book karna|lena) (?:chahta|chahti|chahte|hai|h)',
    pricing: 'kiraya|kiraye|rent|kitne ka|kitne ki|daam|kimat|keemat|rate kya',
    availability: 'stock|available|milega',
    quantity: '',
    urgency: 'urgent|jaldi|turant|aaj hi|kal tak',
    not: '',
    trouble:
      'refund|paise wapas|cancel(?: karna)?|radd|shikayat|toota|tuta|kharab|galat saman|nahi (?:mila|aaya)|return karna|raseed|receipt|naukri|job|vacancy|bharti',
  },
  asked: {
    price:
      'kimat|keemat|kya (?:daam|rate|price|charge)|daam|dam kya|kiraya|kiraye|fees?|charges?|rates?|price|kharcha?|kitne (?:ka|ki|ke|mein|me|rupaye|rupay|rs|paise)|kitna (?:paisa|paise|lagega|charge|kharcha|padega|dena|hoga|rate)|bhada|shulk',
    quantity: 'kitne|kitni|kitna|ketne|kitane',
    duration:
      'kitne (?:din|ghante|ghanta|minute|min|hafte|mahine|saal|samay|time|der)|kitn[ai] (?:der|samay|time|waqt|vakt|jaldi)|kab tak|kitna time',
    time: 'kitne baje|kis (?:samay|time)|khulti|khulta|khulega|khulegi|khulte|band (?:hoti|hota|hogi|hoga|hone)|timings?|kab (?:khul|band)\\w*|time kya|kya time|baje',
    date: 'kab|kis (?:din|tarikh|tareekh|mahine|date)|tarikh|tareekh|konsi date|kaunsi (?:date|tarikh)|kaun ?se din',
    year: 'kis (?:saal|sal|year)|kaun ?se (?:saal|sal)|konse saal',
    place:
      'kahan|kaha|kidhar|pata (?:kya|batao|bata|hai)|ka pata|address|location|kis (?:sheher|shahar|jagah|desh|floor|area)|jagah|rasta|kahaan',
    phone: 'phone|fon|mobile|number|nambar|no|contact|sampark|whatsapp|helpline|call',
    email: 'e-?mail(?: id)?|mail id|mail',
    link: 'website|link|url|site|online|web',
  },
  things: {
    number:
      'aadha|aadhe|ek|do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|dedh|dhai|sadhe|saadhe|sava|kuch',
    span: '(?:second|minute|min|ghante|ghanta|din|dinon|hafte|hafta|mahine|mahina|saal|raat)',
    spans: 'usi din|agle din|turant|tatkal',
    clock: '(?:N|sadhe|saadhe|sava|paune) ?baje|baje (?:se|tak)',
    money: 'rupaye|rupay|rupee|rupya|rupaiye|paise|hazar|hazaar|lakh|crore',
    free: 'muft|nishulk',
    month: '(?!)',
    date: '(?:san|saal) \\d{3,4}|\\d{4} mein|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|ravivar|itwar|tarikh',
    place: 'gali|marg|chowk|nagar|bazar|bazaar|manzil|ke saamne|ke samne|ke paas|ke bagal|colony|sector|pata',
    atMost: ['max', 'tak|se kam|ke andar'],
    atLeast: ['kam se kam|minimum', 'se (?:zyada|jyada|upar)|ya zyada'],
    until: 'se',
  },
  reply: {
    refusal:
      '(?:jankari|jaankari|information|info|jawab)(?: \\w+){0,3}? (?:nahi|nahin|nhi)|(?:nahi|nahin|nhi) (?:mil\\w*|pata|malum|bata sakt\\w*|dhoond\\w*)|pata (?:nahi|nahin|nhi)',
    secret:
      '(?<!\\b(?:aadhaar|aadhar|id|pan|ration|member|membership) )card (?:number|details|ka number|ki details)|cvv|otp|password|pin(?! ?code)|(?<!\\b(?:aadhaar|aadhar|id|pan|ration|member) )card ke (?:peeche|piche|pichhe|pichle)[^.]{0,25}(?:ank|number|digit|code)',
    give: 'bhej(?!enge|te|ta|ti)\\w*|bata(?:o|ye|iye|ein|yen)|share kar\\w*|dijiye|de do|dein|likh(?:o|ein|iye)|(?:yahan|chat|reply)[^.]{0,40}type kar\\w*',
    keep: '(?:mat|na|nahi|nahin) (?:bhej|bata|share|de|likh|type|maang)\\w*(?: kar\\w*)?|share (?:mat|na|nahi) kar\\w*',
    ask: '(?:maang|mang|poochh?|puchh?)(?:o|ein|en|iye|iyega)',
    never: 'mat|na|nahi|nahin|nhi',
    lack: 'bhool\\w*|bhul\\w*|(?:nahi|nhi|na) (?:aa|mil)\\w*|kho gay\\w*|galat',
    sent: 'bhej(?:enge|engey|egi|ega|te|ta|ti)|bhej(?:a|i|e) (?:gaya|gayi|gya|jayega|jaayega|jata)',
    percent: 'percent|pratishat|parsent',
    promise: 'dugn[aei]|do ?guna|double|aadhi keemat|aadhe daam|lifetime|guarantee|unlimited',
    deed: '(?:maine|mai ne|main ne|humne|hamne|hum ne|ham ne|mene)|(?<!(?:agar|yadi|jab|ke baad|jaise hi)\\b[^.,;]{0,60})(?:aapk[aie]|apk[aie]|order|booking|appointment)\\b[^.,;]{0,60}?(?:kar|de|bhej|le|ho|rakh|bana)? ?(?:diy[ae]|diye|di|gay[aie]|gayi|gaya|chuk[aie]|liy[ae]) (?:hai|hain|h|gaya|gayi)|(?:kar diya|kar di|ho gaya|ho gayi|bhej diya) (?:hai|h|gaya hai|gayi hai)|kar raha? hu?n?',
    vow: '(?:main?|hum|ham|hamari team|humari team|team|hamare \\w+|doctor|staff)\\b[^.]{0,60}?(?:unga|ungi|oonga|oongi|enge|engey|ega|egi|ayenge)|(?:aapk[aioe]|apk[aioe]|order)\\b[^.]{0,50}?(?:ega|egi|enge|jayega|jaayega|aayega)|zaroor|jarur|guarantee|pakka|vaada',
    not: 'nahi+n?|nhi|na|mat|bina|bagair|band|mana|sorry|maaf|afsos|sivay|chhod ?kar|alawa',
    only: 'sirf|keval|bas|hi|sivay|chhod ?kar|alawa|kam se kam|zyada se zyada|pehle|baad|tak|tabhi|zaroori|chahiye',
    all: 'sabhi|sab|har|koi bhi|kuch bhi|kahin bhi|kabhi bhi|hamesha|poora|poori|poore|unlimited|roz|dono|kisi bhi',
    contrast: ' (?:lekin|magar) ',
    when: 'agar|yadi|jab|tabhi|ke liye|se upar|se zyada|hone par|karne par|sirf|keval|par',
    polite:
      'ji|haan?|namaste|maaf kijiye|sorry|kripya|please|dhanyavaad|shukriya|aap|aapk[aioe]|hum|hamar[aie]|hai|hain|h|sakte|hota|hoti|lagbhag|kareeb|ki|ka|ke|ko|mein|me|se|bhi|ho|jaa?t[aei]|kijiye|rehta|rehti|rehte|dete|dena|lete|lena|jaata|jaati|jaate|jayega|karte|karta|karna|liye|wala|wale|wali|aur|ya|yeh|ye|woh|wo|is|us|koi|paas|baje|subah|dopahar|shaam|raat|lagta|lagti|milta|milti|milte|milega|rupaye|to|lekin|magar|kyunki|saath|jo|jis|kiya|gaya|gayi|hua|hui|hue|hone|sakti|chalta|din|bhi|hamein|andar|ho|usi|humein|hamen|milne|aa|aapne|apne|jaate|jisse|kiya|tha|thi|usi|andar|rakhein|rakho|lein|dein|milegi|kya|hoga|hogi|isliye|suvidha|cup|on|kaun|kis|kitn[aei]|der|isme|ismein|yahan|wahan|agar|phir|tak|bas|sakti|dijiye|lijiye|sabhi|kam|zyada|upar|neeche|ek|koi|sirf',
    sole: 'sirf|keval|bas|sivay|chhod ?kar|alawa|tabhi',
    without: 'bina|bagair',
    regret: 'sorry|maaf|afsos',
    street: '(\\p{Lu}[\\p{L}’-]+) (?:Marg|Chowk|Nagar)',
    numerals:
      '1 ek, 2 do, 3 teen, 4 char, 4 chaar, 5 paanch, 5 panch, 6 chhe, 7 saat, 8 aath, 9 nau, 10 das, 11 gyarah, 12 barah, 15 pandrah, 20 bees, 30 tees, 25 pachees, 40 chalis, 50 pachas, 70 sattar, 80 assi, 90 nabbe, 100 sau, 1000 hazar, 1000 hazaar, 100000 lakh, 10000000 crore',
    units: {
      minute: 'minat',
      hour: 'ghante, ghanta, ghanton',
      day: 'din, dinon, roz',
      week: 'hafte, hafta, hafton',
      month: 'mahine, mahina, mahino',
      year: 'saal, saalon, salana',
      dollar: 'daular',
      gram: 'gram',
      kilogram: 'kilo',
      kilometre: 'kilomitar',
    },
  },
  names: { pattern: '', words: '' },
  replyIn: {
    requests: [],
    speak: 'jawaab, batao, bataiye, bataye, bolo, boliye, bolna, baat, likho, likhiye, samjhao, uttar',
    ask: 'kripya, sakte, sakta, skte, do, dijiye, karo, kare, kijiye',
    beside: 'mein, main, mai, mujhe, mujhse, aap, kya, hai, hain, ji, ho, se, chahiye',
  },
  followUp: ['^[^\\p{L}]*(?:(?:aur )?(?:kab|kitne baje)(?: (?:tak|tk|se))?)[^\\p{L}\\p{M}]*$'],
  stopWords:
    'kya, kaun, kab, kahan, kaha, kidhar, kyun, kyu, kyon, kaise, kese, kitna, kitne, kitni, kis, kiska, kaunsa, konsa, ka, ki, ke, ko, me, mein, mai, se, par, pe, ne, aur, ya, hai, hain, he, tha, thi, the, ho, hota, hoti, hote, hoga, hogi, yeh, ye, woh, wo, vo, is, us, ek, liye, mera, mere, meri, main, hum, aap, tum, kar, karna, karne, karte, karo, sakta, sakte, sakti, hu, hun, hoon, raha, rahe, rahi, bhi, to, toh, milega, milta, milti, hi, gaya, gayi, kiya, karni, karu, karun, koi, wala, wale, wali, nahi, nahin, agar, mujhe, apna, apne, apni, yaar, bhai, lagega, lagegi, lagenge, lagta',
  fillers:
    'aayega, aayegi, aayenge, aaega, aaegi, ayega, ayegi, aata, aati, aate, aana, aao, gaye, gye, jana, jaana, jaye, jayega, jayegi, jaunga, jata, jati, jate, kare, karao, karta, karti, karenge, krna, krni, kr, diya, diye, dena, deni, dete, denge, dunga, lena, leni, lenge, loge, lete, lunga, pada, padega, padegi, padta, padti, chal, chalega, chalegi, chalta, bahut, bohot, thoda, kuch, kuchh, sab, phir, ab, abhi, rha, rhi, mujhko, hume, hamara, hamare, apka, apke, aapka, aapke, aapki, tumhara, uska, uske, uski, iska, iske, usme, isko, usko, jiske, jiska, jo, bas, dusra, dusri, dusre, batao, btao, bolo, matlab, lekin, kyunki, bhaiya, rakh, rakhte, h, na, ki, ka, ke',
  courtesies:
    'namaste, please, plz, bataiye, bataye, batao, bata do, bata dijiye, mujhe batao, mujhe janna hai, janna chahta hu, bhaiya, dhanyavaad, shukriya',
  ownWords:
    'bhejo, bhej, bhejna, bhejdo, bhejte, bhejoge, dedo, dijiye, dikhao, batao, batayen, bataiye, chalu, khali, khula, khulta, khulti, paise, paisa, rupaye, rupye, wapas, vapas, dukan, chahiye, chaiye, lena, dena, aaya, aayi, aaye, aayega, aayegi, ayega, kharab, naya, nayi, purana, purani, sasta, mehnga, mahanga, jaldi, abhi, aaj, subah, shaam, raat, mahina, mahine, saal, khana, pani, dawai, kutta, nashta, kamra, kamre, kiraya, jyada, zyada, bahut, bohot, bahot, faltu, pata, badalna, badal, hatao, karwana, karvana, karwa, chalega, chalta, chalti, kaam, baje, ghante, dusra, dusri, pehle, pahle, baad, thoda, kuch, galat, galti, bhej*, mila, mili, mile, milega, milegi, kaha, kahan, kidhar, pahuch*, pohoch*, pahunch*, toota, tuta, tooti, tuti, fata, phata, khatam, gaya, gayi, gaye, diya, chai, dabba, daba, lautana, lautao, mangwaya, mangwana, kharida, kharidna, karni, karne, kitni, sakta, sakte',
  validity: {
    until: ['', 'tak'],
    from: ['', 'se'],
    valid: 'lagu|laagu|maanya',
  },
  ended: 'khatam ho gaya, khatm ho gaya, samapt, (band, (purana, ab valid nahi',
  smallWords:
    'hai, hain, ho, hoon, hun, ka, ki, ke, ko, se, mein, mai, par, aur, ya, nahi, nahin, kya, kab, kaise, kahan, kitna, kitne, aap, aapka, aapki, aapke, hum, hamara, hamari, hamare, yeh, ye, woh, wo, agar, toh, bhi, liye, karein, kare, karne, kar, sakte, sakta, sakti, hoga, hogi, din, baje, chahiye, milega, raha, rahe, rahi, diya, gaya, jaldi, tak',
  stem: null,
  weekdays: { every: 'har din|har roz|rozana|roz', short: '', to: 'se' },
  faq: { question: 'Sawaal|Sawal|Prashn', answer: 'Jawaab|Jawab|Uttar' },
  multipliers: '1000 hazaar, 1000 hazar, 100000 lakh, 10000000 crore',
  abbreviations: '',
  probe: {
    passage: 'Parcel teen kaam ke dinon mein pahunchaya jaata hai.',
    question: 'Parcel kitne dinon mein pahunchta hai?',
  },
  everyday: ``,
} satisfies Words;
