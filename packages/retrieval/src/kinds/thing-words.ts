/**
 * What a language calls the things that answer: patterns over normalised text, of Latin letters whole words. `span` and
 * `money` stand beside a number, `month` beside a day or a year; the others speak for themselves.
 */
export interface ThingWords {
  /** Numbers spelt out, where they can be nothing else beside a unit. */
  number: string;
  /** Units a stretch of time is counted in. */
  span: string;
  /** Stretches of time said without a number. */
  spans: string;
  /** Hours of the day; `N` stands for a number in digits or words. */
  clock: string;
  money: string;
  /** That nothing is to be paid. */
  free: string;
  month: string;
  /** Days of the week, and dates in a form of their own. */
  date: string;
  /** Parts of an address, and what stands in for one. */
  place: string;
}

export const thingWords: Record<string, ThingWords> = {
  en: {
    number:
      'half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety|a|an|a few|several|couple of',
    span: '(?:working |business |calendar |full )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|nights?)',
    spans:
      'same[ -]day|next[ -](?:working |business )?day|overnight|immediately|right away|instantly|within the hour',
    clock:
      "\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m|p\\.m)|N o'?clock|noon|midnight|24 hours|24/7|around the clock",
    money:
      'dollars?|cents?|pounds?|pence|euros?|bucks|rupees?|pesos?|ringgit|baht|yen|won|yuan|rupiah|dong|taka|dirhams?|riyals?|dinars?',
    free: 'free(?! (?:to|until|till|from|on|at|again|of(?! charge)))|free of charge|no (?:extra )?(?:charge|cost|fee)|costs nothing',
    month:
      'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! \\d+ (?:na|pang|ka))|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
    date: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\\d{1,2}(?:st|nd|rd|th) century|(?:early|late|mid)[ -]\\d{4}s?',
    place:
      'streets?|st|road|rd|avenue|ave|lane|boulevard|square|drive|floor|building|tower|mall|plaza|station|opposite|next to|beside|near|across from|corner|located|downtown|district|postcode',
  },
  ja: {
    number: '[一二三四五六七八九十百千数半]+',
    span: '(?:営業)?(?:秒|分間?|時間|日間?|泊|週間?|[かヶカケヵ箇]月|年間?)(?:半|ほど|程度|以内|くらい|ぐらい|前後)?',
    spans: '即日|当日中|翌営業日|翌日|翌々日|すぐに',
    clock: '(?:午[前後])?N時(?!間)|正午|[0-9]{1,2}時半|24時間',
    money: '円|万円|ドル|ユーロ|元|ウォン',
    free: '無料|送料込|タダ|ただで|かかりません',
    month: '(?!)',
    date: '\\d{1,2}月(?:\\d{1,2}日)?|[月火水木金土日]曜|\\d{1,2}世紀',
    place:
      '[都道府県市区町村郡](?=[^ ]{0,12}\\d)|丁目|番地|\\d+階|駅|向かい|隣|徒歩|近く|ビル|住所|所在|位置|通り',
  },
  zh: {
    number: '[一二三四五六七八九十百千两兩半几幾数數]+',
    span: '(?:多|来|來)?(?:个|個)?(?:半)?(?:工作)?(?:小时|小時|分钟|分鐘|秒[钟鐘]?|天|日|周|週|星期|禮拜|礼拜|月(?!\\d)|年|晚)(?:左右|以内|以內|内|內)?',
    spans: '当天|當天|隔天|隔日|次日|翌日|立即|马上|馬上|即日|当日|當日',
    clock:
      '(?:早上|上午|中午|下午|晚上|傍晚|凌晨)? ?N ?[点點](?:半|整|N分?)?|(?:早上|上午|下午|晚上)N[时時](?!间|間)|正午|24 ?小[时時]|全天',
    money: '元|块|塊|角|毛|圆|圓|万元|萬元|美元|美金|港币|港幣|人民币|人民幣|台币|台幣|欧元|歐元|日元',
    free: '免费|免費|免[邮郵运運]|不收|免收|包邮|包郵|不用[钱錢]',
    month: '(?!)',
    date: '\\d{1,2}月(?:\\d{1,2}[日号號])?|星期[一二三四五六日天]|[周週][一二三四五六日末]|礼拜|禮拜|世[纪紀]',
    place:
      '[路街巷弄道](?=[^ ]{0,8}\\d)|\\d+[号號](?!码|碼)|[0-9一二三四五六七八九十]+[楼樓层層]|地址|位于|位於|坐落|座落|地铁|地鐵|捷運|[对對]面|旁边|旁邊|附近|大厦|大廈|商场|商場|市[^ ]{1,4}[区區]',
  },
  ko: {
    number: '한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|열두|스무|서른|반',
    span: '(?:영업)?(?:초|분|시간|일(?:간| |이|정|안|내|에서|~|$)|일 ?정도|일|주일?|개월|달|년간?|박|밤)(?: ?(?:동안|정도|이내|쯤|반))?',
    spans: '하루|이틀|사흘|나흘|닷새|일주일|보름|당일|다음 ?날|익일|즉시|바로',
    clock: '(?:오전|오후|아침|저녁|밤|낮|새벽)? ?N ?시(?!간)|정오|자정|24 ?시간',
    money: '(?:천|만|십만|백만)? ?원|달러|엔|위안|유로',
    free: '무료|공짜|받지 않|없이 배송|무상',
    month: '(?!)',
    date: '\\d{1,2}월(?: ?\\d{1,2}일)?|[월화수목금토일]요일|\\d{1,2}세기',
    place:
      '(?:[로길동]|번길) ?\\d|\\d+층|역 |맞은편|옆|근처|주소|위치|도보|[시군구] [^ ]+[로길동]|건너편|빌딩',
  },
  ms: {
    number: 'se|satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|setengah|beberapa',
    span: '(?:saat|minit|jam|hari(?: bekerja)?|minggu|bulan|tahun|malam)',
    spans:
      'sehari|seminggu|sebulan|setahun|sejam|hari yang sama|serta-merta|keesokan|esoknya|setengah jam|segera',
    clock:
      '(?:pukul|jam) N|\\d{1,2}(?:[:.]\\d{2})? ?(?:pagi|petang|malam|tengah ?hari|pm|am)|24 jam|tengah hari|tengah malam',
    money: 'ringgit|sen|dolar',
    free: 'percuma|tanpa (?:caj|bayaran|kos)|tidak dikenakan',
    month: 'januari|februari|mac|april|mei|jun|julai|ogos|september|oktober|november|disember',
    date: 'isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|\\d{1,2} ?hb|abad ke-?\\d+',
    place:
      'jalan|jln|lorong|taman|kampung|lebuh|tingkat|bangunan|terletak|bersebelahan|berhadapan|berdekatan|dekat|menara|poskod|simpang|seksyen|stesen',
  },
  id: {
    number: 'se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|setengah|beberapa',
    span: '(?:detik|menit|jam|hari(?: kerja)?|minggu|pekan|bulan|tahun|malam)',
    spans:
      'sehari|seminggu|sepekan|sebulan|setahun|sejam|hari yang sama|hari itu juga|langsung|besoknya|esok harinya|setengah jam',
    clock:
      '(?:pukul|jam) N|\\d{1,2}[.:]\\d{2}(?!\\d)(?: ?(?:wib|wita|wit))?|\\d{1,2} ?(?:pagi|siang|sore|malam)|24 jam|tengah malam',
    money: 'rupiah|perak|dolar|(?:ribu|rb|k|juta|jt)(?: rupiah)?',
    free: 'gratis|bebas (?:biaya|ongkir|ongkos)|tanpa biaya|cuma-cuma|tidak dipungut',
    month: 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember',
    date: "senin|selasa|rabu|kamis|jumat|jum'at|sabtu|hari minggu|abad ke-?\\d+",
    place:
      'jalan|jl|gang|gg|blok|lantai|gedung|kelurahan|kecamatan|kabupaten|kota|seberang|sebelah|dekat|samping|depan|terletak|berlokasi|beralamat|ruko|alamatnya|stasiun|terminal',
  },
  th: {
    number: 'ครึ่ง|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบห้า|ยี่สิบ|สามสิบ|ไม่กี่',
    span: '(?:วินาที|นาที|ชั่วโมง|ชม|วัน(?:ทำการ)?|สัปดาห์|อาทิตย์|เดือน|ปี|คืน)',
    spans: 'วันถัดไป|วันรุ่งขึ้น|วันเดียวกัน|ในวันเดียว|ทันที|ชั่วโมงครึ่ง|ข้ามคืน',
    clock: 'N ?โมง|N ?ทุ่ม|ตี ?N|บ่าย ?N|\\d{1,2}[.:]\\d{2} ?(?:น|นาฬิกา)|เที่ยง|24 ชั่วโมง|ตลอดคืน',
    money: 'บาท|สตางค์|ดอลลาร์',
    free: 'ฟรี|ไม่คิด(?:เงิน|ค่า)|ไม่เสียค่า|ไม่มีค่าใช้จ่าย|ไม่เก็บ',
    month:
      'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค',
    date: 'วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|วันที่ ?\\d|ศตวรรษ',
    place: 'ถนน|ซอย|ถ\\.|ซ\\.|ตำบล|อำเภอ|แขวง|เขต|จังหวัด|ชั้น ?\\d|ตรงข้าม|ติดกับ|ใกล้|อาคาร|ตั้งอยู่|เลขที่|สถานี|ห้าง|ข้าง',
  },
  vi: {
    number: 'nửa|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài',
    span: '(?:giây|phút|giờ|tiếng|ngày(?: làm việc)?|tuần|tháng(?! \\d)|năm(?! \\d)|đêm|hôm)',
    spans: 'trong ngày|ngay hôm|hôm sau|ngày hôm sau|ngay lập tức|qua đêm|tức thì|ngày kế tiếp|trong buổi',
    clock:
      '\\d{1,2} ?(?:giờ|g|h)(?: ?\\d{2}| rưỡi)?(?: (?:sáng|trưa|chiều|tối|đêm))?|\\d{1,2}:\\d{2}|N giờ (?:sáng|trưa|chiều|tối|đêm|rưỡi)|24/24|24/7|nửa đêm',
    money: '(?:nghìn|ngàn|triệu|tr|trăm)(?: đồng)?|đồng|đ|vnđ|vnd|k|đô',
    free: 'miễn phí|không (?:thu|mất|tính) (?:phí|tiền)?|freeship|không thu',
    month: '(?!)',
    date: 'ngày \\d{1,2}|tháng \\d{1,2}|tháng (?:giêng|một|hai|ba|tư|năm|sáu|bảy|tám|chín|mười|chạp)|năm \\d{3,4}|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|thế kỷ',
    place:
      'đường|phố|phường|quận|huyện|ngõ|hẻm|tầng \\d|số \\d+[^.]{0,20}(?:đường|phố)|đối diện|gần|cạnh|tòa nhà|toà nhà|địa chỉ|nằm (?:ở|trên|tại)|tỉnh|thành phố|thị trấn',
  },
  fil: {
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
  },
  ar: {
    number:
      'نصف|ربع|واحد|اثنان|اثنين|ثلاث[ه]?|اربع[ه]?|خمس[ه]?|ست[ه]?|سبع[ه]?|ثماني?[ه]?|تسع[ه]?|عشر[ه]?|بضع[ه]?|عده',
    span: '(?:ثانيه|ثوان|دقيقه|دقايق|ساعه|ساعات|يوما?|ايام|اسبوعا?|اسابيع|شهرا?|اشهر|شهور|سنه|سنوات|عاما|اعوام|ليله|ليال)',
    spans:
      'يومين|يومان|ساعتين|ساعتان|اسبوعين|اسبوعان|شهرين|شهران|سنتين|دقيقتين|يوم واحد|ساعه واحده|اسبوع واحد|نصف ساعه|نفس اليوم|اليوم نفسه|اليوم التالي|خلال (?:يوم|ساعه|اسبوع|شهر)|فورا|ساعه ونصف',
    clock:
      'الساعه (?:N|ال)|\\d{1,2}(?::\\d{2})? ?(?:ص|م)(?! ?[\\u0621-\\u064a])|\\d{1,2}(?::\\d{2})? ?(?:صباحا|مساء|ظهرا|عصرا|ليلا)|(?:صباحا|مساء|ظهرا|عصرا)|24 ساعه|منتصف الليل|الظهر',
    money:
      'دينار|دينارا|دنانير|ريال|ريالا|ريالات|درهم|درهما|دراهم|جنيه|جنيها|جنيهات|ليره|دولار|دولارا|دولارات|يورو|قرش|قروش|فلس|د\\.ا|ر\\.س|د\\.ك',
    free: 'مجاني|مجانا|مجانيه|بلا مقابل|دون مقابل|بدون (?:رسوم|مقابل|اجر)|لا نتقاضي|بلاش',
    month:
      'يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|كانون|شباط|اذار|نيسان|ايار|حزيران|تموز|اب|ايلول|تشرين|رمضان|شوال|محرم',
    date: '(?:عام|سنه) \\d{3,4}|(?:ال)?(?:احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|سبت)(?! ?و?[0-9])|القرن',
    place:
      'شارع|طريق|جاده|حي|منطقه|طابق|الدور|عماره|مبني|برج|مقابل|بجانب|بجوار|قرب|بالقرب|يقع|تقع|مول|ميدان|دوار|محطه|عنوان',
  },
  hi: {
    number: 'आधा|आधे|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|पंद्रह|बीस|तीस|डेढ़|ढाई|साढ़े|सवा|कुछ',
    span: '(?:कार्य ?|कामकाजी )?(?:सेकंड|सेकेंड|मिनट|मिनटों|घंटे|घंटा|घण्टे|घंटों|दिन|दिनों|हफ्ते|हफ्तों|हफ़्ते|सप्ताह|महीने|महीना|महीनों|माह|साल|वर्ष|वर्षों|रात)',
    spans: 'उसी दिन|अगले दिन|तुरंत|हाथों-हाथ|डेढ़ घंट|ढाई घंट|आधे घंट|तत्काल|रातों-रात',
    clock: '(?:N|साढ़े|सवा|पौने) ?बजे|बजे (?:से|तक)|\\d{1,2}:\\d{2}|चौबीसों घंटे|24 घंटे|आधी रात',
    money: 'रुपये|रुपए|रुपया|रूपये|रूपए|रु|पैसे|डॉलर|हजार|हज़ार|लाख|करोड़',
    free: 'मुफ्त|मुफ़्त|निशुल्क|निःशुल्क|फ्री|फ़्री|कुछ नहीं लेते|कोई शुल्क नहीं|बिना शुल्क',
    month: 'जनवरी|फरवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर',
    date: '(?:सन|सन्|वर्ष|साल) \\d{3,4}|\\d{3,4} (?:में|ई)|सोमवार|मंगलवार|बुधवार|गुरुवार|बृहस्पतिवार|शुक्रवार|शनिवार|रविवार|इतवार|तारीख|शताब्दी|सदी',
    place:
      'रोड|मार्ग|गली|सड़क|नगर|चौक|बाज़ार|बाजार|मंजिल|मंज़िल|के सामने|के पास|के बगल|के निकट|स्थित|इमारत|भवन|पता|पिन|सेक्टर|स्टेशन|कॉलोनी|मॉल',
  },
  'hi-Latn': {
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
  },
  ta: {
    number: 'அரை|ஒரு|ஒன்று|இரண்டு|மூன்று|நான்கு|ஐந்து|ஆறு|ஏழு|எட்டு|ஒன்பது|பத்து|சில|ஒன்றரை|இரண்டரை',
    span: '(?:வேலை ?)?(?:விநாடி|நிமிட|மணி ?நேர|நாட்க|நாள்|நாளி|நாட்|வார|மாத|ஆண்டு(?!ம்)|வருட|இரவு)',
    spans: 'அதே நாள|அன்றே|ஒரே நாள|மறுநாள்|உடனடி|உடனே|அரை மணி',
    clock: 'N ?மணி(?! ?நேர)|மணிக்கு|மணி முதல்|மணி வரை|மணிக்குள்|\\d{1,2}:\\d{2}|24 மணி|நள்ளிரவு|நண்பகல்',
    money: 'ரூபாய்|ரூபா|ரூ|காசு|டாலர்|ஆயிரம் ரூ|லட்சம்',
    free: 'இலவச|கட்டணம் இல்லை|கட்டணமில்லை|கட்டணமின்றி',
    month: 'ஜனவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|செப்டம்பர்|அக்டோபர்|நவம்பர்|டிசம்பர்',
    date: '\\d{3,4} ?(?:ஆம் ஆண்டு|ம் ஆண்டு|இல்|ல்)|திங்கள்|செவ்வாய்|புதன்|வியாழ|வெள்ளிக்|சனிக்|ஞாயிறு|ஞாயிற்று|தேதி|நூற்றாண்டு',
    place:
      'தெரு|வீதி|சாலை|நகர்|மாடி|எதிரே|எதிரில்|அருகே|அருகில்|பக்கத்தில்|கட்டிட|முகவரி|அமைந்து|சந்து|பேருந்து நிலைய|ரயில் நிலைய',
  },
  bn: {
    number: 'আধা|এক|একটি|দুই|তিন|চার|পাঁচ|ছয়|সাত|আট|নয়|দশ|দেড়|আড়াই|সাড়ে|কয়েক|পনেরো|বিশ',
    span: '(?:টি |টা )?(?:কর্ম|কার্য)?(?:সেকেন্ড|মিনিট|ঘণ্টা|ঘন্টা|দিন|কর্মদিবস|সপ্তাহ|মাস|বছর|রাত)',
    spans: 'একই দিন|সেদিনই|পরদিন|পরের দিন|সঙ্গে সঙ্গে|দেড় ঘ|আড়াই ঘ|আধ ঘ|আধা ঘ|তাৎক্ষণিক',
    clock: 'N ?(?:টা|টায়|টার|টে)(?![\\u0980-\\u09ff]*(?:কা|ঘ))|\\d{1,2}:\\d{2}|২৪ ঘ|24 ঘ|মধ্যরাত|দুপুর \\d',
    money: 'টাকা|পয়সা|ডলার|টাকায়|রুপি|হাজার টাকা|লাখ টাকা|লক্ষ টাকা',
    free: 'বিনামূল্যে|ফ্রি|বিনা খরচ|বিনা পয়সা|কিছু নিই না|মাশুল নেই|চার্জ নেই',
    month:
      'জানুয়ারি|জানুয়ারী|ফেব্রুয়ারি|ফেব্রুয়ারী|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|আগষ্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর|বৈশাখ|ফাল্গুন',
    date: '\\d{3,4} ?(?:সালে|সাল|খ্রি)|সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার|তারিখ|শতাব্দী',
    place: 'রোড|সড়ক|গলি|লেন|তলা|পাশে|সামনে|বিপরীতে|কাছে|ভবন|মার্কেট|ঠিকানা|অবস্থিত|বাজার|মোড়|এলাকা|স্টেশন',
  },
  te: {
    number: 'అర|ఒక|ఒకటి|రెండు|మూడు|నాలుగు|ఐదు|ఆరు|ఏడు|ఎనిమిది|తొమ్మిది|పది|కొన్ని|ఒకటిన్నర|రెండున్నర',
    span: '(?:పని ?)?(?:సెకను|సెకన్|నిమిష|గంట(?!ల ?(?:కు|నుం|వర))|గంటలు|గంటల(?: పాటు|లో| సమయ)|రోజు|దినా|వార|నెల|సంవత్సర|ఏళ్|ఏడాది|రాత్రి)',
    spans: 'అదే రోజు|మరుసటి రోజు|వెంటనే|తక్షణ|అరగంట|గంటన్నర|మర్నాడు',
    clock:
      'N ?గంటల ?(?:కు|నుం|వర)|గంటలకు|\\d{1,2}:\\d{2}|24 గంట|అర్ధరాత్రి|ఉదయం \\d|సాయంత్రం \\d|మధ్యాహ్నం \\d|రాత్రి \\d',
    money: 'రూపాయ|రూ|పైస|డాలర్|వేల రూ|లక్ష',
    free: 'ఉచిత|ఫ్రీ|రుసుము లేదు|ఛార్జీ లేదు',
    month:
      'జనవరి|ఫిబ్రవరి|మార్చి|ఏప్రిల్|మే|జూన్|జూలై|జులై|ఆగస్టు|ఆగస్ట్|సెప్టెంబర్|సెప్టెంబరు|అక్టోబర్|అక్టోబరు|నవంబర్|నవంబరు|డిసెంబర్|డిసెంబరు',
    date: '\\d{3,4} ?లో|\\d{3,4}(?:వ)? సంవత్సర|సోమవార|మంగళవార|బుధవార|గురువార|శుక్రవార|శనివార|ఆదివార|తేదీ|శతాబ్ద',
    place: 'రోడ్|వీధి|వీథి|అంతస్తు|ఎదురుగా|పక్కన|దగ్గర|సమీప|భవన|చిరునామా|నగర్|కాలనీ|బజార్|మార్గ్|స్టేషన్|సెంటర్|ఉన్నది',
  },
};
