import type { Words } from '../../define-language.ts';
import { stem } from './stem.ts';

export default {
  smallTalk: {
    greeting:
      'kumusta, kamusta, musta, kumusta ka, kumusta kayo, kamusta ka, kamusta kayo, magandang umaga, magandang hapon, magandang gabi, magandang araw, magandang tanghali, mabuhay, helo po, hello po, hi po, good morning po, good pm, good am, gud am, gud pm, maayong buntag, maupay',
    thanks:
      'salamat, maraming salamat, salamat po, maraming salamat po, salamat ng marami, salamuch, thank you po, thanks po, ty po, sige salamat, ok po, sige po, sige, daghang salamat, agyamanak',
    goodbye:
      'paalam, babay, babye, hanggang sa muli, hanggang sa susunod, sige bye, bye po, kita tayo, kita kits, ingat, ingat po, paalam na, good night po, mauna na ako, una na ko',
    identity:
      'robot ka ba, bot ka ba, robot po ba ito, bot po ba ito, robot ba ito, bot ba ito, robot ba to, bot ba to, tao ka ba, tao po ba kayo, tao ba ito, tao po ba ito, robot po ba kayo, bot po ba kayo, robot ba kayo, bot ba kayo, ai ka ba, ai po ba ito, ai ba ito, ai ba to, totoong tao ka ba, totoong tao po ba ito, totoong tao ba kausap ko, tao ba kausap ko, tao po ba ang kausap ko, tao ba ang kausap ko, robot ba kausap ko, robot ba ang kausap ko, robot po ba ang kausap ko, bot ba kausap ko, bot ba ang kausap ko, bot po ba kausap ko, tao ka ba o robot, tao ba o robot, tao o bot, tao o robot, robot o tao, bot o tao, tao po ba o bot, sino ka, sino ka ba, sino po sila, sino po ito, sino to, sino ito, sino kausap ko, sino po ang kausap ko, ano pangalan mo, anong pangalan mo, ano po pangalan nila, ano po ang pangalan ninyo',
    filler:
      'po, opo, ho, oo, naman, ulit, sa, tulong, inyo, inyong, lahat, na, ha, talaga, kayo, ninyo, nyo, admin, sir, maam, mam, kuya, ate, boss, mga, kaibigan, sige, lang, hello, hi, good, morning, afternoon, evening, thank you, bye, night',
    nod: 'okay po, ok po, ayos, gets, noted po, hindi, hindi po, wala na, wala na po, ganda',
  },
  command: {
    override:
      'kalimutan, kalimutan mo, balewalain, huwag sundin, wag sundin, wag mo sundin, huwag mong sundin, i ignore, ignore mo, ignore, baliin, labagin, bypass, isantabi',
    rules:
      'instructions, instructions mo, instruction, mga utos, utos, mga patakaran, patakaran, rules, rules mo, mga rules, tagubilin, panuntunan, prompt, restrictions, lahat ng nasa taas',
    show: 'ipakita, ipakita mo, pakita, pakita mo, patingin, sabihin mo, sabihin, ilabas, i print, isulat, ibigay, ibunyag, bigay mo, ulitin, show, basahin mo',
    prompt:
      'prompt, prompt mo, system prompt, instructions mo, mga instructions mo, lihim na utos, secret instructions, rules mo, hidden rules, api key, password ng admin, admin password, source code mo',
    orders:
      'ikaw na ngayon ay, ikaw ay isang, ikaw na ay isang, simula ngayon ikaw, mula ngayon ikaw, mula ngayon ay, magpanggap, magpanggap kang, magpanggap ka, magkunwari, kunwari ikaw, kunwari ka, umakto ka, umarte ka, kumilos ka bilang, maging pirata, magsalita ka na parang, magsalita kang parang, ikaw si, developer mode, admin mode, jailbreak, roleplay, may permiso ka, may pahintulot ka, pinapayagan kita, pinapahintulutan kita, binibigyan kita ng permiso, admin ako, ako ang admin, ako ang developer mo, ako ang gumawa sayo, ako ang boss mo, boss mo ako, ako ang may ari ng bot, sundin mo ako, bagong utos, bagong instructions',
    approve:
      'aprubahan mo, i approve mo, approve mo, iapprove mo, ipasa mo, markahan na bayad, i mark as paid, gawin mo akong admin, gawin mong admin, palitan mo ang presyo, gawing piso, burahin lahat ng data',
    give: 'bigyan mo, bigyan, pahingi, penge, pengi, hingi, bigay mo, gawa ka, gawan mo, padala mo',
    coupon: 'coupon, voucher, code, promo code, discount code, kupon, gift card',
    free: 'libre, libreng, free, walang bayad, unlimited',
  },
  complaint:
    'galit, galit na galit, nagagalit, naiinis, inis na inis, nakakainis, badtrip, bwisit, bwiset, disappointed, dismayado, nakakadismaya, nakakagalit, napakasama, pangit ng serbisyo, panget ng serbisyo, walang kwenta, hindi na babalik, di na babalik, hindi na ako uulit, di na ko oorder, bastos, bastos ng, ang sungit, masungit, ang dumi, madumi, marumi, ang baho, mabaho, may ipis, may buhok, hindi sumasagot, walang sumasagot, di sumasagot, sayang pera, sayang oras, sayang ang bayad, niloko niyo, niloloko niyo, manloloko, scammer, scam kayo, reklamo ko, magrereklamo, nagrereklamo, hindi professional, sobrang tagal, pinaghintay',
  questionWords:
    'ano, anong, paano, pano, pno, kailan, kelan, kelan ba, magkano, mgkano, ilan, ilang, saan, san, nasaan, sino, bakit, bkit, pwede ba, pwd ba, puede ba, meron ba, meron, ba kayo',
  person: {
    staff:
      'totoong tao, tunay na tao, buhay na tao, tao mismo, agent, ahente, operator, staff, staffs, tauhan, kawani, empleyado, totoong empleyado, kinatawan, representative, rep, customer service, customer service rep, customer support, cs, csr, admin, manager, manedyer, supervisor, bisor, boss, amo, may ari, may-ari, owner, seller, tindera, sales, human, live agent, real person, team ninyo, team nyo, support team, in charge, nakatataas, namamahala, kasamahan ninyo, espesyalista, inyong team, team, tao po ninyo, mga tao ninyo, mga tauhan, mga agent, kinatawan ninyo, namumuno, tagapamahala, tagapangasiwa, tagatulong, taga customer service, taga sales, agent ninyo, boss ninyo, pinuno, sales rep, technician, support, real agent, human agent, human support, buhay na agent',
    someone:
      'tao, isang tao, sino, sinuman, kahit sino, iba, ibang tao, may tao, somebody, someone, may makakausap, may makausap, makakausap ba, pwedeng makausap, pwede makausap, makausap kayo, makausap ko kayo',
    talk: 'makausap, makakausap, kausapin, kausap, kakausapin, kakausap, pakausap, makipag usap, makipag-usap, makipagusap, makikipag usap, makikipag-usap, makikipagusap, pakikipag usap, kumausap, mag usap, usap, nakikipag usap, makipagchat, makipag chat, makipag-chat, maka chat, makachat, chat, ka chat, makipag ugnayan, makipag-ugnayan, makaugnayan, ikonekta, ikonek, pakikonekta, pakikonek, pa connect, pa-connect, paconnect, connect, i connect, iconnect, i-connect, ilipat, pakilipat, palipat, transfer, i transfer, i-transfer, paki transfer, paki-transfer, pa transfer, pa-transfer, patransfer, ipasa, pakipasa, i-forward, i forward, iforward, tawagin, pakitawag, patawag, tumawag, sumagot, sagutin, sasagot, magsalita, humarap, iharap, ireklamo, magreklamo, makaharap, lapitan, escalate, i-escalate, i escalate, rumesponde, may makakausap, may makausap, makakausap ba, pwedeng makausap, pwede makausap, makausap kayo, makausap ko kayo, pakikausap, paki kausap, paki-kausap, makikausap, maka usap, maka-usap, mag reklamo, reklamo sa, reklamo, humingi ng tulong, i assist, paki assist, iassist, maglabas, lumabas, makita, makipagkita, makasagot, sumasagot, tumugon, pagusapan, pag usapan, usapin, kausapin nyo, kausapin niyo, kausapin ninyo, i endorse, iendorse, ientra, ipatawag, itawag',
    reach:
      'tawagan ako, tawagan nyo ako, tawagan niyo ako, tawagan ninyo ako, pakitawagan, pakitawagan ako, pakitawagan po ako, patawag sa akin, tawagan mo ako, matawagan, tatawag sakin, tawag sakin, call back, callback, call me, kontakin ako, kontakin nyo ako, contact nyo ako, i message nyo ako, magpapatawag, i-call nyo ako, replyan nyo ako, akong tawagan, tawagan ng, tawagan sana, patawag naman, tawagan nyo, tawagan niyo, tawagan naman, tawagan po, paki tawagan, paki-tawagan, paki call, tumawag sa akin, tumawag sakin, ma contact ako, macontact ako',
    want: 'gusto, gusto ko, gustong, gusto kong, nais, nais ko, nais kong, kailangan, kailangan ko, kailangan kong, pwede, pwede ba, pwedeng, puwede, puwedeng, pede, maaari, maaring, maari, maaaring, paki, pakiusap, please, pls, plss, pahingi, penge, bigyan, bigyan nyo ako, hingi, sana, sanang, lang, nalang, na lang, nga, need, need ko, want, dapat, tulong, tulungan, matulungan, makakatulong, makatulong, tumulong, help, agad, ngayon na, asap, paano ko, paano ako, pano, hanap, hinahanap, hinahanap ko, hanapin, pakisabi, request',
    there:
      'may, meron, meron ba, meron bang, may ba, mayroon, nasaan, nasan, asan, andyan, nandyan, nandiyan, nandito, available, online, dyan, diyan, dito, nakaduty, naka duty, gising, naka online, nakaonline, nagbabantay',
    bot: 'bot, robot, chatbot, makina, ai, automated, automatic, computer, sistema, auto reply',
    not: 'hindi, ayaw, ayaw ko, ayoko, ayoko sa, wag, huwag, walang kwenta, hindi na, tigilan, sawa na, nakakainis, hindi ako naiintindihan, di, bobo, tanga, imbes na, kesa',
    refuse:
      'ayaw ko, ayaw kong, ayoko, ayokong, ayaw, hindi ko kailangan, di ko kailangan, di na kailangan, hindi na kailangan, hindi kailangan, di kailangan, no need, wag na, huwag na, huwag nyo, wag nyo, hindi ko gusto, di ko gusto',
    about:
      'magkano, ilan, ilang, pang ilang, pang ilan, anong, ano, ano po, kailan, saan, sino ang, sino manager, sino po ang, bakit, paano maging, maging, paano kayo, oras, bukas, linggo, sabado, presyo, price, bayad, sahod, discount, hiring, trabaho, naghahanap ba kayo, kahapon, sabi, sabi ng, sinabi, nakausap, tinawagan, hindi tumawag, number, numero, email, address, office, pinakamalapit, malapit, pangalan, branch, buhok, crane, network, bawat tao, per tao, dalawang tao, dalawa, taong, ang tao sa, maraming, marami, marami bang, karapatang, ng tao o, tao o, o bot, tao ka ba, bot ka ba, gawa, ibang tao ang, sa ibang tao, matatanda, dayuhan, english, mag english, ingles, marunong, bluetooth, headset, telepono, rider, courier, resibo, isauli, magsoli, order, umorder, wig, stock, vacuum, warranty, kasya, mabait, magkakabit, regalo, iregalo, fee, libro, booking, magdagdag, sumakay, bumili, account, tindahan, store, makontak, para sa ilang, modelo, picture, mag apply, apply, asthma, jeep, regalo sa, pang regalo, toy, laruan, hindi sumasagot, nagtatrabaho, ligtas, size, kulay, bata, luma, nanalo, scam, tumawag muna, tumawag sakin na, tinawagan na, nakausap na, kinausap, access, approval',
    small:
      'ako, ko, akong, kong, kami, tayo, ikaw, ka, kayo, ninyo, nyo, niyo, mo, siya, sila, sa, ng, nang, ang, yung, si, na, ay, at, o, pero, po, opo, ho, ba, bang, ito, tong, to, yan, iyan, dun, doon, mismo, totoo, totoong, tunay, direct, directly, direkta, isang, isa, the, a, i, to a, hello, hi, kumusta, magandang, araw, umaga, salamat, thank you, sir, maam, mam, boss po, kuya, ate, din, rin, pa, oh, eh, kasi, tungkol, tungkol dito, problema, issue, concern, mga, nung, yun, ulit, talaga, pinaka, para, upang, kay, sakin, sa akin, saakin, pwedeng, nandyan po, nga po, who, is, ngayon, naman, hoy, uy, grabe',
  },
  offer: {
    yes: 'opo, oo, oo naman, gusto ko, pwede, pwede po',
    fine: 'sige, sige po',
    thanks: 'salamat, salamat po',
    beside: 'po, naman, nga',
  },
  contact: {
    wish: '\\b(?:tawagan|kontakin|i-?contact|i-?text|i-?email|i-?message|balikan|balitaan|sabihan|sagutin|contact|call|text|email|message|kontak)(?: nyo| ninyo| niyo| mo| po| na| lang| lamang| nga| naman)* (?:ako|kami|me|us)\\b|\\bako(?:ng)? (?:tawagan|kontakin|balikan|padalhan|i-?text|i-?email)\\b|\\b(?:pakitawagan|paki-?contact|pakikontak|paki-?text|paki-?email|paki-?send|pakipadala|pakibalikan|pa-?contact|pa-?call|pa-?text|pa-?email|patawag|i-?send|ipadala|padala(?:han)?|padalhan|padalahan|send)\\b[^.?!]{0,60}(?:[✉☎]|\\bako\\b|\\bsa akin\\b)|\\b(?:matatawagan|maabot|makontak|macontact|matawagan)\\b[^.?!]{0,16}\\b(?:ako|kami|niyo|ninyo)\\b',
    callBack: 'tawagan (?:niyo |nyo |ninyo |mo )?[^.?!]{0,14}ako|(?:paki ?|pa)tawag(?:an)? ',
    never:
      '\\b(?:huwag|wag|hwag|hindi (?:ko )?(?:na )?kailangan|ayoko(?:ng)?|ayaw ko(?:ng)?)\\b[^.?!]{0,30}(?:tawag|kontak|contact|text|email|send|padala)|\\b(?:burahin|i-?delete)\\b',
    other:
      '\\b(?:bakit|sino|tama ba)\\b|[✉☎] (?:po )?ba\\b|\\bba (?:po )?(?:ang |ay )?(?:[✉☎]|inyong|number|email)|\\b(?:nag-?email|tumawag|nag-?text|nagpadala|mag-?email|tumawag) (?:na )?(?:po )?ako\\b|\\btumawag (?:po )?sa akin\\b|\\b(?:verification|otp|log-?in|palitan)\\b|\\bkayo po ba\\b|\\bnatanggap ko\\b',
    offer:
      '\\b(?:iwan|ibigay|pakiiwan|pakibigay|ano|maaari|puwede|pwede|ilagay|ipadala|pahingi|makuha)\\b[^.]{0,40}\\b(?:email|numero|number|contact|telepono)',
    agree: 'oo, opo, sige, oo naman, pwede, puwede, po, salamat',
    refuse: 'hindi, hindi po, hindi na, huwag, huwag na, wag na, wag, salamat, po',
    name: [
      '\\b(?:[Aa]ng pangalan ko(?: po)?(?: ay)?|[Aa]ko(?: po)? si|[Ss]i) {name}{end:at|ang|email|number|po|pakicontact|paki|ito|tawagan}',
    ],
    call: 'telepono|tawag',
    number: 'numero',
    asks: '',
    otherNumber: '',
  },
  intent: {
    purchase:
      '(?:gusto|nais|balak|pwede|puwede|paano|saan|handa)(?: ko| namin| po| na| akong| kong| naming| ba| bang| sanang| kaming| nang| pong)* (?:bumili|bilhin|bilihin|mag-?order|umorder|mag-?book|magpa-?book|magpareserve|mag-?reserve|mag-?subscribe|magbayad|mabili|makabili|maka-?order|kumuha)|(?:oorder|bibili|kukunin ko)(?: na| po)*|pa-?order|pabili|padala (?:po )?ng invoice|(?:kuha|kukuha|oorder|bibili|bili) (?:po |na )*(?:ako|kami|ko)|order (?:po |na )*(?:ako|kami)|bibilhin ko|pa-?book|pabook|pa-?reserve|saan (?:po )?(?:magbabayad|magbayad)|kunin ko',
    pricing:
      'upa|renta|magkano ang renta|magkano|presyo(?:ng)?|price|hm po|halaga|bayad (?:po )?(?:ba|sa)|quotation|quote|diskwento|discount|mura|tawad|budget|hm|shipping (?:fee )?(?:to|sa)|sf|mgkano|how much',
    availability:
      'available|may stock|stock|meron (?:pa|po|ba|kayo)|mayroon (?:pa|po|ba)|nagbebenta|nagtitinda|bakante|nagdedeliver|nag-?deliver|nagpapadala|on ?hand|kailan (?:po )?(?:dadating|darating)|may available|available pa|meron pa|may natira|natitira',
    quantity:
      '\\d[\\d,]* ?(?:piraso|pcs|pieces|kahon|katao|tao|pax|set|sets|kwarto|bote|kilo|kg|sako|units?|dosena|ticket|upuan|box|boxes)|bultuhan|wholesale|bulk|pakyawan|maramihan|marami(?:ng)? (?:order|bibilhin)|minimum order|daan-daan',
    urgency:
      'agad|asap|kaagad|madalian|urgent|apurado|nagmamadali|kailangan (?:ko |namin |po )*(?:na )?(?:ngayon|bukas|ngayong)|ngayon na|bago mag-?(?:biyernes|sabado|linggo|lunes)|ngayong linggo|hanggang bukas|rush',
    not: 'hindi (?:po )?(?:naman )?(?:urgent|nagmamadali|apurado)|(?:ayaw|hindi) (?:ko|namin) (?:na )?(?:bumili|bilhin|umorder)|hindi available|na-?order|binili',
    trouble:
      '(?:i-?)?refund|ibalik ang (?:bayad|pera)|i-?cancel|kanselahin|reklamo|sira|basag|maling (?:item|order)|hindi (?:pa )?dumating|isauli|resibo|trabaho|bakante|hiring|mag-?apply|aplikante',
  },
  asked: {
    price:
      'magkano|mgkano|hm|presyo|halaga|(?<!(?:paano|pwede|puwede|mode of|paraan ng) (?:po |ba |ang |mag)*)bayad(?:an)?(?! (?:gamit|via|thru|through|sa))|singil|upa|renta|matrikula|how much|bayarin|pamasahe|rate',
    quantity:
      'ilan(?:g|an)?|gaano (?:karami|kalaki|kalayo|kabigat)|bilang|pinakamarami|maximum|minimum|hanggang ilan',
    duration:
      'gaano (?:po )?ka(?:tagal|bilis)|gano katagal|ilang (?:araw|oras|linggo|buwan|taon|minuto|gabi)|tagal|inaabot|kailan (?:po )?(?:darating|dadating|makukuha|matatanggap)',
    time: 'anong oras|(?:a|ala)las? ano|oras (?:ng|kayo|ba|po)|bukas (?:po |pa |ba )*(?:kayo|ang|ba|sila|hanggang|tuwing)|nagbubukas|nagsasara|hanggang anong|store hours|office hours|what time',
    date: 'kailan|kelan|anong (?:petsa|araw|buwan)|petsa|mula kailan|deadline',
    year: 'anong taon|taong|taon (?:po )?(?:nagsimula|itinatag|binuksan|nagbukas)',
    place:
      'saan(?:g)?|nasaan|address|adres|lokasyon|tirahan|anong (?:lugar|lungsod|bansa|palapag|kalye)|location|paano pumunta|makikita',
    phone:
      'telepono|numero|cellphone|cp|contact|phone|tatawagan|tawagan|matatawagan|viber|whatsapp|hotline|tumawag',
    email: 'e-?mail|mail',
    link: 'website|web ?site|link|url|web|pahina|online|site',
  },
  things: {
    number:
      'isa(?:ng)?|dalawa(?:ng)?|tatlo(?:ng)?|apat(?: na)?|lima(?:ng)?|anim(?: na)?|pito(?:ng)?|walo(?:ng)?|siyam(?: na)?|sampu(?:ng)?|kalahating|ilang|[a-z]*(?:daang|libong|pung)|\\d+(?:ng| na)',
    span: '(?:segundo|minuto|oras|araw|linggo|buwan|taon|gabi|days?|hours?|weeks?|minutes?)',
    spans: 'kinabukasan|sa loob ng araw|agad|maghapon|magdamag|kaagad|same day',
    clock:
      '(?:a|ala)-?s?(?:una|dos|tres|kuwatro|kwatro|singko|sais|siyete|otso|nuwebe|nueve|diyes|onse|dose)|(?:alas|ala)[ -](?:una|dos|tres|kuwatro|kwatro|singko|sais|siyete|otso|nuwebe|nueve|diyes|onse|dose|\\d+)|\\d{1,2}:\\d{2}|\\d{1,2}(?::\\d{2})? ?(?:ng|n\\.) ?(?:umaga|hapon|gabi|tanghali|u|h|g)|24 oras|tanghali|hatinggabi',
    money: 'peso|pesos|piso|sentimo|dolyar',
    free: 'libre|walang bayad',
    month: 'enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre',
    date: 'lunes|martes|miyerkules|huwebes|biyernes|sabado|ika-?\\d+|noong \\d{3,4}|siglo',
    place:
      'kalye|kanto|barangay|brgy|katapat|katabi|malapit|palapag|gusali|nasa \\d+|matatagpuan|lungsod|tapat|purok|sitio|mall',
    atMost: [
      'hanggang|pinakamarami|mababa sa|wala pang|hindi hihigit sa|max\\.?',
      'pababa|o mas mababa|o mas kaunti',
    ],
    atLeast: [
      'higit sa|lampas(?: ng| sa)?|lagpas(?: ng| sa)?|mula(?: sa)?|hindi bababa sa|minimum(?: na)?',
      'pataas|o higit pa|o mas marami',
    ],
    until: 'hanggang',
  },
  reply: {
    refusal:
      '(?:wala|hindi)(?: [\\w]+){0,3}? (?:mahanap|nahanap|makita|nakita|impormasyon|alam|sigurado|masagot|nabanggit|nakasaad|tiyak)|(?:walang|wala pong) (?:impormasyon|nabanggit|detalye|nakita|nahanap)',
    secret:
      '(?<!\\b(?:id|member|membership|insurance) )card number|numero ng (?!id|member|membership)(?:\\w+ )?(?:card|kard)|detalye ng (?:\\w+ )?card|cvv|cvc|otp|one-time (?:password|pin)|passwords?|passcode|pin|verification code|(?:numero|digits?|code)(?: [\\w-]+){0,3} sa likod ng (?:\\w+ )?(?:card|kard)',
    give: 'ipadala|magpadala|pakipadala|ibigay|pakibigay|magbigay|i-?send|paki-?send|i-?share|ibahagi|sabihin|(?:ilagay|isulat|i-?type|paki-?type)[^.]{0,60}(?:dito|chat)|i-?text|kailangan namin',
    keep: '(?:huwag|wag|hindi|never)(?: po| na| dapat| kailanman| ninyo| niyo| mo)*(?: [\\w-]+){0,2}? (?:ipadala|magpadala|ibigay|magbigay|i-?send|i-?share|ibahagi|sabihin|i-?type|ibunyag|hihingi|hingin|humihingi|humingi|hinihingi)',
    ask: 'hingin|humingi|itanong|tanungin|hilingin',
    never: 'huwag|wag|hindi|bawal|iwasan|never',
    lack: 'nakalimutan|nalimutan|hindi (?:\\w+ )?(?:dumating|natanggap|nakatanggap|makatanggap)|nawala|mali',
    sent: '(?:via|sa|ng) text|magpapadala kami|(?:kami|namin) (?:ay )?(?:magpapadala|ipapadala)',
    percent: 'porsyento|percent|porsiyento',
    promise:
      'doble|dodoblehin|doblehin|kalahati ng presyo|kalahating presyo|habambuhay|habang-buhay|garantisado|lifetime|walang limitasyon',
    deed: '(?:na|ni|ki|gi|bi|pi|di|si|ti|hi|li|i)\\w*[ -]?\\w* (?:ko|namin|natin) na|(?:ko|namin) na (?:po |rin )?(?:ang|yung|sa|si|kay|kayo|ikaw|itong?)|(?:na|ni)-?[\\w-]+ na (?:po )?(?:ang|yung) (?:\\w+ ){0,3}(?:mo|ninyo|nyo|inyong?|iyong)|(?:ang|yung) (?:\\w+ ){0,3}(?:mo|ninyo|nyo) ay (?:na|ni)-?[\\w-]+ na|tapos na(?: po)?[.!]|(?:kasalukuyan|ngayon) (?:ko|naming?|kong?) (?:nang? )?\\w+',
    vow: '(?:tatawag|magpapadala|ipapadala|ibabalik|tutulong|tutulungan|aayusin|gagawin|papalitan|ire-?\\w+|ika-?\\w+|magre-?\\w+|i(?:ca|ka)-?\\w+|bibigyan|aasikasuhin|sasagutin|babalikan|kokontakin|tatawagan|makikipag-?ugnayan|darating|maihahatid|maibabalik|makukuha) (?:po )?(?:ka|kayo|ko|namin|kami|ng (?:aming|team)|ang (?:aming|team|order|inyong|iyong)|mo|ninyo|niyo)(?: \\w+)?|(?:siguradong|garantisadong?|pangako)',
    not: 'hindi|di|wala(?:ng)?(?! pang?)|bawal|huwag|wag|ayaw|sarado|nakasara|maliban|pasensya|paumanhin|sorry|ipinagbabawal|hindi na',
    only: 'lang|lamang|tanging|maliban|liban|puwera|dapat|kailangan(?:g)?|bago|hanggang|mula|kahit|pinakamaliit',
    all: 'lahat(?: ng)?|bawat|kahit (?:sino|saan|kailan|ano|anong)|palagi|laging|parati|buong|araw-araw|tuwing',
    contrast: ' (?:pero|ngunit) ',
    when: "kung|kapag|pag|basta|hangga['’]t|sakaling|para sa mga|tuwing|may",
    polite:
      'po|opo|oo|sorry|pasensya na|paumanhin|salamat|siyempre|sige|maaari|pwede|puwede|kayo|kayong|kami|naman|hello|hi|umaga|tanghali|hapon|gabi|alas|ng|sa|at|o|ang|mga|ay|na|ni|kay|para|may|mayroon|meron|ito|iyon|iyan|nito|niyo|ninyo|nyo|mo|ko|niya|nila|siya|sila|pero|ngunit|dahil|kaya|rin|din|pa|nang|bayad|halaga|presyo|mga|bawat|araw|lahat|isang|magiging|naman',
    sole: 'lang|lamang|tanging|maliban|liban|puwera',
    without: 'nang (?:hindi|walang)|walang (?:bayad|dagdag|limit)',
    regret: 'pasensya(?: na)?|paumanhin|sorry',
    street: '(?:Kalye|Abenida|Barangay|Brgy\\.?) (\\p{Lu}[\\p{L}’-]+)',
    numerals:
      '1 isa, 1 isang, 2 dalawa, 2 dalawang, 3 tatlo, 3 tatlong, 4 apat, 5 lima, 5 limang, 6 anim, 7 pito, 7 pitong, 8 walo, 8 walong, 9 siyam, 10 sampu, 10 sampung, 11 labing-isa, 12 labindalawa, 20 dalawampu, 30 tatlumpu, 5 singko, 6 sais, 7 siyete, 8 otso, 9 nuwebe, 10 diyes, 11 onse, 12 dose, 4 apat na, 6 anim na, 9 siyam na, 30 tatlumpung, 20 dalawampung, 40 apatnapu, 40 apatnapung, 50 limampu, 50 limampung, 60 animnapu, 60 animnapung, 70 pitumpu, 70 pitumpung, 80 walumpu, 80 walumpung, 90 siyamnapu, 90 siyamnapung, 100 daan, 100 daang, 100 sandaan, 1000 libo, 1000 libong, 1000 sanlibo, 1000000 milyon',
    units: {
      minute: 'minuto',
      hour: 'oras',
      day: 'araw, na araw, arawan',
      week: 'linggo, na linggo, lingguhan',
      month: 'buwan, na buwan, buwanan',
      year: 'taon, na taon, taunan',
      dollar: 'dolyar',
      gram: 'gramo',
      kilogram: 'kilo, kilos, kilong',
      kilometre: 'kilometro',
    },
  },
  names: {
    pattern:
      'filipino|tagalog|filipina|フィリピン語|タガログ語|菲律[宾賓][语語文]|他加[禄祿][语語]|필리핀어|타갈로그어|(?:ภาษา)?(?:ฟิลิปปินส์|ตากาล็อก)|tiếng (?:philippines|tagalog)|الفلبينية|फ़िलिपीनो|फिलिपीनो|டகாலோக்|ফিলিপিনো|ఫిలిపినో|فلپائنی|تگالوگ|फिलिपिनो|ફિલિપિનો',
    words:
      'filipino, tagalog, pilipino, フィリピン語, タガログ語, 菲律宾语, 菲律賓語, 필리핀어, 타갈로그어, ภาษาฟิลิปปินส์, ตากาล็อก, tiếng philippines, الفلبينية, بالفلبينية, फिलिपीनो, பிலிப்பைன்*, ফিলিপিনো*, ఫిలిపినో*, فلپائنی, تگالوگ, फिलिपिनो, ફિલિપિનો',
  },
  replyIn: {
    requests: [
      '(?:sagutin|sumagot|sagot|magsalita|isulat|ipaliwanag|pakisagot|pakipaliwanag|mag-usap)\\b[^.?\\n]{0,25}?\\b(?:sa|ng|in)\\s+(?:wikang\\s+)?{language}\\b',
      '\\bmag-?\\s?{language}\\s+(?:ka|po|kayo|ka po|na lang)',
    ],
    speak:
      'sagutin, sumagot, sagot, magsalita, isulat, ipaliwanag, pakisagot, pakipaliwanag, mag usap, mag, gamitin',
    ask: 'po please, paki, pwede, pwede ba, pwede bang, puwede, maaari, na lang, nalang, nga',
    beside: 'sa, ng, ang, mo, ka, ako, akong, po, kayo, niyo, nyo, ba, bang, naman, wikang, lang, gusto ko',
  },
  followUp: [
    '^(?:at|eh|pa?ano (?:po )?(?:naman|kung|kapag|pag)|kung|kapag|pag)\\b|\\bnaman\\b|\\b(?:ito|iyan|iyon|niyan|nito|siya|sya|yan)\\b',
    '^[^\\p{L}]*(?:(?:(?:hanggang|simula|mula) )?(?:kailan|kelan|anong oras|anong araw)(?: po)?)[^\\p{L}\\p{M}]*$',
  ],
  stopWords:
    'ano, anong, sino, sinong, kailan, saan, bakit, paano, ilan, ilang, alin, aling, magkano, ang, ng, sa, mga, na, ay, at, o, si, ni, kay, ba, ko, mo, ako, ikaw, ito, iyon, nang, para, kung, po, may, yung, ung, pag, kapag, di, mag, pa, lang, naman, nman, din, rin, pano, san, kelan, nyo, niyo, namin, natin, kami, tayo, sya, siya, nya, niya, yan, dito, dun, doon, nga, daw, raw, kasi, tas, bang, kong, mong, akong, anu, pwede, puwede, u',
  fillers:
    'kayo, kau, ngayon, ngayong, samin, sakin, akin, aking, ninyo, inyo, atin, amin, lahat, kuya, ate, opo, lng, kc, kse, kahit, saka, tsaka, yun, un, eto, dyan, jan, meron, wala, wla, sana, nmn, talaga, tlga, sobra, parang, gagawin, ggwin, gawin, gawa, maging, naging, agad, isang, isng, isa, buong, konti, medyo, muna, ulit, uli, nako, naku, kainis, sila, kanya, knya, pero, dahil, kaming, kmi, ganun, ganon, ganito, to, my, bka, dpa, hindi pa, kunin, lods, bes, sis',
  ownWords:
    'hm, wala, walang, meron, mayroon, mayron, bukas, sarado, bayad, libre, libreng, oras, kailangan, gusto, bawal, sira, sirang, nawala, nakalimutan, palit, papalit, tanggap, tumatanggap, bibili, bumili, padala, mabagal, mura, aso, bata, matanda, isang, dalawa, tatlo, lahat, ngayon, mamaya, kahapon, linggo, lunes, martes, miyerkules, huwebes, biyernes, sabado, kunin, kuha, kukuha, ibalik, isauli, singil, kulang, resibo, gamot, ngipin, paaralan, estudyante, pera, piso, utang, hulog, hulugan, nila, ninyo, inyo, amin, atin, sila, yun, yong, iyan, nasa, paki, pakicheck, magpa, nag, naka, kaya, kapag, hindi, oo, opo, hanggang, mula, pati, pala, nalang, pinaka*, sana, tulong, pwedeng, anu, anung, ganun, baka, agad, matagal, tagal, gaano, dumating, dadating, darating, napadala, nabayaran, magbayad, kwarto, agahan, almusal, bagahe, lisensya, kumuha, tindahan',
  courtesies:
    'hi, hello, kumusta, kamusta, magandang umaga, magandang hapon, magandang gabi, po, opo, tanong ko lang, may tanong ako, magtatanong lang, pwede magtanong, pwedeng magtanong, pwede ba malaman, pwede bang malaman, gusto kong malaman, paki sabi, pakisabi, salamat, maraming salamat, pasensya na, please',
  validity: {
    until: ['hanggang|magtatapos|natapos|mapapaso', ''],
    from: ['mula|simula|epektibo', ''],
    valid: 'may bisa|umiiral|valid|balido|epektibo|promo|alok|mga presyong ito',
  },
  ended: 'tapos na, nagtapos na, expired na, tinanggal na, (luma, lumang bersyon',
  smallWords:
    'ang, ng, mga, sa, na, ay, po, opo, kayo, ninyo, inyong, kami, namin, aming, ito, iyan, iyon, hindi, maaari, maaaring, para, mula, hanggang, kung, kapag, may, mayroon, wala, lang, din, rin, naman, pero, dahil, ako, ikaw, siya, kanila, araw, oras, bukas, puwede, pwede, at, inyo',
  stem,
  weekdays: { every: 'araw-araw|bawat araw', short: '', to: 'hanggang' },
  faq: { question: 'Tanong|T', answer: 'Sagot' },
  multipliers: '1000 libo, 1000000 milyon',
  abbreviations: 'Gng|Bb|G',
  probe: {
    passage: 'Ihahatid ang pakete sa loob ng tatlong araw.',
    question: 'Kailan ihahatid ang pakete ko?',
  },
  everyday: `Hindi ako nakatulog nang maayos kagabi.
Ano ang gagawin mo mamayang gabi?
Mas matangkad sa akin ang kapatid kong babae.
Umuulan na mula pa kaninang umaga.
Puwede mo bang ipahiram ang payong mo?
Naiwan ko na naman ang susi sa bahay.
Tumawa siya hanggang sa maiyak.
Bakit lagi kang huli?
Masyadong mainit ang sabaw.
Maglakad-lakad tayo pagkatapos ng hapunan.
Ngayon lang ako nakakita ng ganoon kalaking aso.
Mahilig siyang kumanta sa kotse.
Huwag mong gisingin ang sanggol.
Saan mo binili ang sapatos na iyan?
Araw-araw pareho ang biro ng lolo ko.
Parang sisipunin ako.
Nanood kami ng sine kahapon.
Sino ang kumain ng huling piraso ng keyk?
Takot siya sa gagamba.
Naglalaro ang mga bata sa bakuran.
Sana marunong akong tumugtog ng piyano.
Mukhang pagod ka ngayon.
Ilang taon na ang kuya mo?
Isinara niya ang bintana dahil malamig.
Nami-miss ko ang mga kaibigan ko.
Pakipatay ang ilaw.
Sampung taon na silang kasal.
Walang nakakaalam kung saan siya pumunta.
Mas gusto kong manatili sa bahay.
Sabi ni Tom darating siya bukas.
Ang ganda ng paglubog ng araw!
Nahulog sa tubig ang telepono ko.
Punong-puno ng tao ang tren.
Naniniwala ka ba sa multo?
Nag-aaral akong magluto.
Binigyan niya ako ng libro noong kaarawan ko.
Masyado siyang mabilis magsalita.
Naubusan kami ng gatas kaninang umaga.
Madaling magkamali ang tao.
Hindi ko alam kung ano ang sasabihin ko.`,
} satisfies Words;
