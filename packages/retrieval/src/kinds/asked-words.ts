/** What kind of thing a question asks for. */
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

/**
 * How each language asks for a kind of thing: patterns over a normalised question. In languages written in Latin letters a
 * pattern stands for whole words, elsewhere for any part. `quantity` counts only when no other kind is asked for.
 */
export const askedWords: Record<string, Partial<Record<Kind, string>>> = {
  en: {
    price:
      "how much(?! \\w)|how much (?:is|are|was|were|does|do|did|will|would|can|should|must|for|to|it|the|this|that|these|those|if|per|each|extra|more|money|an?|your|my|delivery|shipping)|how expensive|prices?|pricing|priced|costs?|fees?|fares?|tariffs?|rates?|(?<=(?:delivery|shipping|service|extra|any|the) )charges?|charges? for|(?:do|will) (?:you|they|i) (?:charge|pay)|what(?:'s| is| are| will) the (?:damage|total)|how many (?:dollars|rupees|pounds|euros|pesos|ringgit|baht|yen)",
    quantity:
      'how (?:many|much|big|large|heavy|tall|far)|what (?:percentage|number of|size)|number of|maximum|minimum|capacity|up to how',
    duration:
      'how (?:long|old|soon|fast|quick(?:ly)?|much (?:time|longer|notice))|how many (?:\\w+ )?(?:seconds|minutes|hours|days|weeks|months|years|nights)|what is the (?:duration|length)|duration|when (?:will|can|do|does|shall) .*(?:arrive|get|receive|delivered|ready|reach)|(?:delivery|waiting|processing|lead|turnaround|preparation) time|time (?:does it|will it) take|within what time',
    time: "what time|which time|(?:opening|closing|business|office|working|visiting|store|shop) (?:hours?|times?)|what(?:'s| is| are) (?:your|the) hours|check-?(?:in|out) times?|(?:when|until when|till when|how late|how early) (?:do|does|are|is|can|will|should|must) .*?(?:open|close|closed|start|begin|check|arrive|leave|come|serve|served|over|end)|(?:are|do|is) (?:you|they|it|the \\w+) (?:still )?open|open (?:on|until|till|at|today|tomorrow)|hours",
    date: 'when|(?:what|which) (?:date|day|month)|since when|dates?|deadline|how long ago',
    year: '(?:what|which) years?|in what year|year (?:did|was|were|is)|what century|which century|what decade',
    place:
      'where|whereabouts|addresses|address|location|located|directions|which (?:street|city|town|floor|country|place|building)|what (?:street|city|town|floor|country|place|building)|how (?:do|can) (?:i|we) (?:get|find) (?:to|there|you)',
    phone:
      '(?:phone|telephone|mobile|contact|whatsapp|hotline|cell|fax)(?: number| no)?|what number|which number|number (?:can|do|should) i (?:call|ring|dial)|can i (?:call|ring|phone)|by phone|call you',
    email: 'e-?mail(?: address| id)?|mail address|write to you',
    link: 'web ?(?:site|page|address)|url|link|online (?:form|shop|store|booking)|homepage|which (?:site|page)|where online',
  },
  ja: {
    price:
      'いくら|料金|値段|価格|費用|送料|代金|手数料|何円|おいくら|金額|運賃|家賃|会費|受講料|授業料|(?<![材資無飲原])料(?:は|が|を|って)|(?:理|屋|事|茶|[ァ-ヶー])代',
    quantity:
      'いくつ|何[個人名室台冊本枚杯匹軒社件回点歳才割倍種ヶか]|何パーセント|何%|どのくらい|どれくらい|どれぐらい|どのぐらい|定員|人数|部屋数|上限|下限|最大|最小',
    duration:
      '何(?:日間?(?:くらい|ぐらい|ほど|かか|で届|で着|以内|後|前|か)|時間|分|週間|[かヶカケ]月|年間|泊)|(?:どの|どれ)[くぐ]らい(?:の(?:時間|期間|日数)|かか|待|で届|で着)|いつまで(?:かか)|所要時間|日数|期間|待ち時間',
    time: '何時|営業時間|開店|閉店|時間帯|受付時間|診療時間|(?:チェックイン|チェックアウト|開館|閉館)の?時(?:間|刻)|何分から|いつ(?:開|閉)|時刻',
    date: 'いつ|何月|何日(?!間|かか|くらい|ぐらい|ほど|で|以内)|何曜日|日付|日程|期限|締め?切り?',
    year: '何年(?!間)|何世紀|創業|設立|築何年',
    place:
      'どこ|住所|場所|所在地|どちら(?:に|です|で)|何階|アクセス|行き方|何県|何市|何通り|どの(?:国|都市|街|県|駅)',
    phone: '電話|連絡先|番号は|ファ(?:ック|ッ)クス|でんわ|何番',
    email: 'メール|eメール|e-mail|email',
    link: 'サイト|ホームページ|url|リンク|ウェブ|web|ネットで',
  },
  zh: {
    price:
      '多少[钱錢]|几[块元]|幾[塊元]|什么价|什麼價|[价價][格钱錢位]|费用|費用|[运運邮郵]费|運費|郵資|[收资資]费|收費|怎么[卖收]|怎麼[賣收]|[房票学學][价價费費]|租金|单价|單價|贵不贵|貴不貴|手续费|手續費|押金|要[钱錢]吗|要錢嗎|花[费費]|多少[元块塊]',
    quantity:
      '多少|[几幾][个個间間人位名张張本台件种種次岁歲层層辆輛斤公只隻条條家所座部套份瓶]|多[大高重远遠宽寬]|人数|人數|数量|數量|上限|最多|最少|百分之',
    duration:
      '多久|多[长長](?:时间|時間)|[几幾][天周週日小分秒]|[几幾]个?(?:月|小时|星期|工作日)|幾個?(?:月|小時|星期|工作天)|多少[天小时時分周週]|什么时候能?[到收]|什麼時候[能會]?[到收]|等多|[时時][长長]|[期间間]是?多[长長]|工期|时效|時效|期限',
    time: '[几幾][点點]|什么时间|什麼時間|[营營][业業][时時][间間]|[开開][门門店放]|[关關][门門店]|打烊|何時(?:開|關|營業)|[门門][诊診]时间|上班时间|上班時間|作息',
    date: '什么时候|什麼時候|何时|何時(?!に|から|まで|ご|頃|間|で|の)|哪(?:一)?[天月日]|[几幾]月|[几幾]号|幾號|星期[几幾]|[周週礼禮]拜?[几幾]|日期|多会儿',
    year: '哪(?:一)?年|[几幾]几年|[几幾]幾年|何年|什么年|什麼年|年份|成立于|成立於|世[纪紀]',
    place:
      '哪[里裡兒儿]|在哪|何处|何處|[地][址点點]|位置|什么地方|什麼地方|哪[个個](?:城市|国家|國家|地方|站|省|区|區|街)|怎么[走去]|怎麼[走去]|[几幾][楼樓]|哪条路|哪條路|座落',
    phone:
      '[电電][话話]|[联聯][系繫絡络]方式|手机号?|手機|[号號][码碼]|热线|熱線|客服号|微信|传真|傳真|幾號(?=.*(?:電話|撥))',
    email: '[邮郵][箱件]|电邮|電郵|信箱|e-?mail|电子信|電子信',
    link: '网[址站页]|網[址站頁]|[链鏈連连][接結结]|官[网網]|公众号|在线(?:报名|预约|预订)|線上(?:報名|預約|預訂)',
  },
  ko: {
    price:
      '얼마(?!나|동안)|가격|요금|비용|배송비|택배비|[운요]임|수수료|금액|값|몇 ?원|수강료|입장료|숙박비|회비|얼만|진료비|렌트비|참가비',
    quantity:
      '몇 ?(?:개|명|분이|군데|대|권|마리|병|장|가지|번|살|층|석|kg|인|퍼센트|실|곳|배)|얼마나 (?:많|크|큰|넓)|정원|최대|최소|수량|인원|몇이',
    duration:
      '얼마나 (?:오래|걸|기다)|며칠|몇 ?(?:일|시간|분|주|달|개월|년|박)(?: ?(?:동안|이나|정도|만에|안에|간|걸|내))|얼마 ?동안|기간|소요|오래 걸|몇 시간|걸리나|걸려|걸리는|걸릴',
    time: '몇 ?시(?!간)|영업 ?시간|운영 ?시간|진료 ?시간|(?:오픈|마감|체크인|체크아웃) ?시간|언제 (?:여|열|닫|문)|문 (?:여|열|닫)|시간대|몇시',
    date: '언제|몇 ?(?:월|일)(?!간| ?동안|이나| ?정도| ?걸| ?만| ?안)|무슨 ?요일|날짜|일정|기한|마감일|며칠(?:날|이에|인가|입니)|휴무',
    year: '몇 ?년(?!간|이나| ?동안| ?정도| ?걸)|어느 해|연도|몇 세기|무슨 해',
    place: '어디|주소|위치|어느 ?(?:도시|나라|곳|동네|역|지역|층)|몇 ?층|오시는 ?길|찾아가|장소',
    phone: '전화|연락처|번호|핸드폰|휴대폰|팩스|카톡',
    email: '이메일|메일|email|e-mail',
    link: '홈페이지|사이트|링크|주소창|웹|url|온라인',
  },
  ms: {
    price:
      'harga(?:nya)?|kos|caj|yuran|bayaran(?! balik)|tambang|sewa|berapa (?:ringgit|sen|duit|rm|nak bayar)|berapa (?:untuk|satu)|kadar|upah|fi',
    quantity:
      'berapa(?: banyak| ramai| orang| buah| biji| keping| besar| jauh| tinggi)?|bilangan|jumlah|maksimum|minimum',
    duration:
      'berapa (?:lama|hari|minggu|bulan|tahun|minit|malam)|(?:ambil|makan|memakan) masa|tempoh|(?<!pukul )berapa jam|cepat mana|lama mana|berapa pantas',
    time: 'pukul berapa|jam berapa|waktu (?:operasi|perniagaan|buka|tutup|melawat|daftar)|masa operasi|bila (?:buka|tutup|kedai|restoran|klinik)|(?:buka|tutup) (?:pukul|jam|sampai|sehingga|pada|hari)|sampai pukul|waktu apa',
    date: 'bila(?:kah)?|hari (?:apa|bila)|tarikh|sejak bila|bulan (?:apa|berapa)|haribulan',
    year: 'tahun (?:berapa|bila|apakah|apa|mana)|abad',
    place:
      '(?:di|ke|dari) ?mana(?:kah)?|alamat|lokasi|terletak|tempat (?:mana|apa)|kat mana|dekat mana|tingkat berapa|negara (?:mana|apa)|bandar (?:mana|apa)',
    phone:
      'telefon|nombor (?:hp|fon|untuk dihubungi|whatsapp)|no\\.? (?:tel|hp|fon|phone)|whatsapp|hubungi|talian|faks',
    email: 'e-?mel|e-?mail',
    link: 'laman(?: web| sesawang)?|pautan|url|link|website|web|dalam talian|online',
  },
  id: {
    price:
      'harga(?:nya)?|biaya(?:nya)?|ongkos(?:nya)?|ongkir(?:nya)?|tarif(?:nya)?|bayar(?:an|nya)?(?! balik)|berapa (?:duit|rupiah|rp|uang)|iuran|sewa(?:nya)?|brp duit|harus bayar|budget|uang muka',
    quantity:
      '(?:berapa|brp)(?: banyak| orang| buah| besar| jauh| tinggi| jumlah)?|jumlah|maksimal|minimal|kapasitas|ada berapa',
    duration:
      '(?:berapa|brp) (?:lama|hari|minggu|bulan|tahun|menit|malam)|(?<!pukul )(?:berapa|brp) jam|makan waktu|butuh waktu|lamanya|estimasi|durasi|seberapa (?:lama|cepat)|kapan (?:sampai|nyampe|tiba|datang)(?:nya)?',
    time: '(?:jam|pukul) (?:berapa|brp)|jam (?:buka|tutup|operasional|kerja|praktik|layanan|check)|(?:buka|tutup) (?:jam|pukul|sampai|sampe|hari)|kapan (?:buka|tutup|toko)|waktu (?:buka|operasional)|sampai jam|(?:toko|kantor|klinik|restoran) buka',
    date: 'kapan(?:kah)?|tanggal|tgl|hari apa|bulan (?:apa|berapa)|sejak kapan|deadline',
    year: 'tahun (?:berapa|brp|kapan|apa)|abad ke ?berapa|sejak tahun',
    place:
      '(?:di|ke|dari) ?mana(?:kah|nya)?|alamat(?:nya)?|lokasi(?:nya)?|letak(?:nya)?|terletak|tempat(?:nya)? (?:mana|apa)|kota (?:apa|mana)|negara (?:apa|mana)|lantai berapa',
    phone:
      'telepon|telpon|telp|telfon|nomor(?:nya)? (?:hp|wa|kontak|handphone|whatsapp|cs)|no\\.? (?:hp|wa|telp|tlp)|kontak|whatsapp|wa|hubungi|faks',
    email: 'e-?mail(?:nya)?|surel',
    link: 'website|situs|link|tautan|url|laman|web|online|daring',
  },
  th: {
    price:
      'ราคา|ค่า(?=จัดส่ง|ส่ง|ใช้จ่าย|บริการ|ธรรมเนียม|ห้อง|เช่า|เรียน|สมัคร|รักษา|ตรวจ|เข้า|ขนส่ง|จอด|รถ|ตั๋ว|ปรับ|เดินทาง|มัดจำ)|กี่บาท|เท่าไ(?:ห)?ร่?บาท|คิดเงิน|เสียเงิน|คืนละเท่า|คนละเท่า|ชิ้นละ|อันละ|แพงไหม|จ่าย(?:กี่|เท่า)|ขายเท่า|ค่า(?=[^ ]*(?:เท่า|กี่|ไหม))|ละ(?:เท่า|กี่บาท)|ขายยังไง',
    quantity:
      'กี่(?:คน|ห้อง|ชิ้น|อัน|แห่ง|ครั้ง|ตัว|เล่ม|คัน|ที่|แบบ|เปอร์เซ็นต์|กิโล|ใบ|ชั้น|สาขา|ประเทศ|ภาษา|แก้ว)|เท่าไ(?:ห)?ร่?|จำนวน|มากสุด|สูงสุด|ต่ำสุด|ขั้นต่ำ',
    duration:
      'กี่(?:วัน|ชั่วโมง|ชม|นาที|สัปดาห์|อาทิตย์|เดือน|ปี(?!ก่อน)|คืน)|นาน(?:แค่ไหน|เท่า|ไหม|มั้ย|กี่)|ใช้เวลา|ระยะเวลา|เร็วแค่ไหน|เมื่อไ(?:ห)?ร่?(?:จะ)?(?:ถึง|ได้)|ถึงเมื่อไ|ได้ของเมื่อ',
    time: 'กี่โมง|เวลา(?:ทำการ|เปิด|ปิด|ใด|ไหน|เท่า|ให้บริการ|เช็ค)|(?:เปิด|ปิด)(?:ถึง|กี่|เมื่อ|วัน|ตอน)|ตอนไหน|เปิดไหม|เปิดมั้ย|เปิดหรือ',
    date: 'เมื่อไ(?:ห)?ร่?|เมื่อใด|วัน(?:ที่เท่า|ที่|ไหน|ใด|อะไร)|เดือน(?:ไหน|ใด|อะไร)|วันหยุด|กำหนดการ',
    year: 'ปี(?:ใด|ไหน|อะไร|ค\\.ศ|พ\\.ศ|ที่เท่า)|ตั้งแต่ปี|ศตวรรษ',
    place:
      'ที่ไหน|ที่อยู่|ตรงไหน|แถวไหน|ที่ตั้ง|ทำเล|ไปยังไง|เดินทาง|จังหวัด(?:ใด|ไหน|อะไร)|ประเทศ(?:ใด|ไหน|อะไร)|เมือง(?:ใด|ไหน|อะไร)|ชั้นไหน|ชั้นอะไร|แผนที่|สถานที่|อยู่ไหน',
    phone: 'เบอร์|โทร|หมายเลข|ติดต่อ|แฟกซ์|มือถือ',
    email: 'อีเมล|อีเมล์|e-?mail|เมล',
    link: 'เว็บ|เวบ|ลิงก์|ลิ้งค์|ลิงค์|url|ออนไลน์|เพจ',
  },
  vi: {
    price:
      'giá(?: cả| tiền| vé)?|phí|chi phí|cước|lệ phí|học phí|bao nhiêu (?:tiền|đồng|1|một|vnd)|nhiêu tiền|tiền (?:ship|thuê|phòng|vé|cọc|công|học)|hết bao nhiêu|tốn bao nhiêu|báo giá|ship bao nhiêu|mấy (?:tiền|đồng|k)',
    quantity:
      'bao nhiêu|mấy (?:phòng|người|cái|chiếc|loại|chỗ|tầng|lần|con|cuốn|chi nhánh|ly|phần|kg)|số lượng|tối đa|tối thiểu|sức chứa',
    duration:
      'bao lâu|(?:mấy|bao nhiêu) (?:ngày|giờ đồng hồ|tiếng|phút|tuần|tháng|năm|đêm|hôm)|mất (?:bao|mấy)|thời (?:gian|hạn)(?: giao| xử lý| chờ| bao)?|lâu không|khi nào (?:nhận|tới|đến|có hàng)|bao giờ (?:nhận|tới|đến|có hàng)',
    time: '(?:mấy|bao nhiêu) giờ(?! đồng hồ)|giờ (?:mở|đóng|làm việc|hoạt động|nhận|trả|nào|giấc|phục vụ|khám)|(?:mở|đóng) cửa|mở (?:lúc|đến|tới)|lúc nào (?:mở|đóng)',
    date: 'khi nào|bao giờ|lúc nào|ngày (?:nào|mấy|bao nhiêu|tháng)|tháng (?:nào|mấy)|thứ mấy|hạn chót|từ khi|hôm nào',
    year: 'năm (?:nào|bao nhiêu|mấy)|thế kỷ (?:nào|mấy)',
    place:
      'ở đâu|địa chỉ|chỗ nào|đâu|vị trí|nơi nào|(?:thành phố|quốc gia|nước|tỉnh|quận|đường|tầng) nào|đường đi|tầng mấy|địa điểm',
    phone:
      'số (?:điện thoại|đt|đtdđ|phone|máy|hotline|zalo|liên hệ|liên lạc|nào)|điện thoại|sđt|hotline|zalo|gọi (?:số|cho|đến)|liên hệ|liên lạc',
    email: 'e-?mail|thư điện tử|mail|gmail',
    link: 'trang web|website|web|đường (?:link|dẫn)|link|liên kết|url|trực tuyến|online',
  },
  fil: {
    price:
      'magkano|mgkano|hm|presyo|halaga|bayad(?:an)?|singil|upa|renta|matrikula|how much|bayarin|pamasahe|rate',
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
  ar: {
    price:
      '^بكم|بكم (?:ال|هذا|هذه)|سعر|اسعار|تكلف[هة]?|تكاليف|ثمن|رسوم|اجر[هة]|ايجار|كم (?:ال)?(?:سعر|ثمن|تكلف|حق|قيم|يكلف|تكلف|ادفع|ندفع|رسوم|اجره|دينار|ريال|درهم|جنيه|دولار)|قيمه|بقديش|قديش|بكام|عموله|تعرفه|اشتراك',
    quantity: 'كم (?:عدد)?|عدد|سعه|الحد الا(?:قصي|دني)|نسبه|كميه|مساحه|مسافه|حجم|عمر',
    duration:
      'كم (?:من )?(?:ال)?(?:وقت|يوم|ايام|ساع|دقيق|اسبوع|شهر|سنه|ليل|مد|تستغرق|يستغرق|تستمر|يستمر|ياخذ|تاخذ|تدوم|يدوم)|مده|المده|تستغرق|يستغرق|متي (?:ي|ت)صل|سرعه|يطول|مهله|الي متي',
    time: 'اي ساعه|ساعات|(?:ال)?دوام|(?:موعد|مواعيد|وقت|اوقات) (?:ال)?(?:عمل|فتح|افتتاح|اغلاق|دوام|تسجيل|وصول|مغادره|زيار|عياد|دخول|خروج)|متي (?:ي|ت)(?:فتح|غلق|قفل|سكر|بدا العمل)|مفتوح|الساعه كم|كم الساعه|متي (?:موعد|وقت)',
    date: 'متي|(?:اي|ايه) (?:يوم|شهر|تاريخ)|تاريخ|منذ متي|موعد',
    year: '(?:اي|ايه) (?:سنه|عام|قرن)|السنه التي|العام الذي|سنه كم|عام كم',
    place:
      'اين|وين|فين|عنوان|موقع(?! ?(?:ال)?(?:الكتروني|ويب))|مكان|اي (?:شارع|مدينه|دوله|بلد|طابق|منطقه|حي)|كيف (?:اصل|نصل)|يقع|تقع',
    phone: 'هاتف|تلفون|تليفون|جوال|موبايل|رقم|اتصل|واتس|نتصل|خط ساخن|فاكس|تواصل',
    email: 'ايميل|بريد|الايميل|e-?mail',
    link: 'موقع(?:كم)? (?:ال)?(?:الكتروني|ويب|الانترنت)|الموقع الالكتروني|رابط|لينك|انترنت|اونلاين|url|صفح',
  },
  hi: {
    price:
      'कीमत|क़ीमत|दाम|किराया|किराये|किराए|शुल्क|फीस|फ़ीस|चार्ज|खर्च|ख़र्च|मूल्य|(?:भाव|रेट)(?![ऀ-ॿ])|कितने (?:का|की|के|में|रुपए|रुपये|रुपय|पैसे)|कितना (?:पैसा|लगेगा|पैसे|देना|होगा|खर्च|चार्ज)|कितनी (?:कीमत|फीस|लागत)|लागत|भाड़ा|पैसे (?:लगते|लगेंगे)',
    quantity: 'कितने|कितनी|कितना|संख्या|अधिकतम|न्यूनतम|प्रतिशत|मात्रा',
    duration:
      'कितने (?:दिन|घंटे|घण्टे|मिनट|हफ्ते|हफ़्ते|सप्ताह|महीने|साल|समय|वर्ष|देर|रात)|कितनी (?:देर|जल्दी|अवधि)|कितना (?:समय|वक्त|वक़्त|टाइम)|कब तक|अवधि|कितने समय',
    time: 'कितने बजे|किस समय|समय (?:क्या|सारणी)|खुलने|बंद (?:होने|होती|होता|करते)|खुल(?:ती|ता|ते|ा|ी)|टाइमिंग|टाइम (?:क्या|बताओ)|घंटे खुल|बजे',
    date: 'कब|किस (?:दिन|तारीख|तिथि|महीने)|कौन ?-?(?:से|सी|सा) (?:दिन|तारीख|महीने)|तारीख|तिथि|कौन से दिन',
    year: 'किस (?:साल|वर्ष|सन|सदी|ईसवी)|कौन ?-?(?:से|सी|सा) (?:साल|वर्ष)|सन कौन',
    place:
      'कहाँ|कहां|पता (?:क्या|बता|है|दी)|का पता|किधर|किस (?:शहर|देश|जगह|स्थान|मंजिल|राज्य|इलाके|सड़क)|स्थित|जगह|लोकेशन|ठिकाना|रास्ता|एड्रेस|कौन ?-?से (?:शहर|देश|स्थान)',
    phone: 'फोन|फ़ोन|मोबाइल|नंबर|नम्बर|संपर्क|सम्पर्क|व्हाट्सएप|व्हाट्सऐप|कॉल|हेल्पलाइन|दूरभाष',
    email: 'ईमेल|ई-मेल|मेल आईडी|इमेल|e-?mail',
    link: 'वेबसाइट|वेब ?पेज|लिंक|साइट|यूआरएल|ऑनलाइन|url',
  },
  'hi-Latn': {
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
  ta: {
    price:
      'விலை|கட்டணம்|கட்டணங்கள்|செலவு|வாடகை|எவ்வளவு (?:ரூபா|பண|காசு|விலை|செலவு|ஆகும்|கட்ட)|எத்தனை ரூபா|ரேட்|சார்ஜ்|தொகை|கூலி|பீஸ்|ஃபீஸ்',
    quantity: 'எத்தனை|எவ்வளவு|எண்ணிக்கை|அதிகபட்ச|குறைந்தபட்ச|சதவீத',
    duration:
      'எத்தனை (?:நாள்|நாட்|மணி ?நேர|நிமிட|வார|மாத|ஆண்டு|வருட|இரவு)|எவ்வளவு (?:நேர|நாள்|நாட்|காலம்|சீக்கிர|விரைவ|தாமத|மணி)|எப்போது (?:வரும்|கிடைக்கும்|வந்து)|கால அளவு|கால அவகாச|எத்தன நாள்|எவ்ளோ (?:நாள்|நேர)',
    time: 'எத்தனை மணிக்கு|எந்த நேர|எத்தனை மணி(?! ?நேர)|மணிக்கு|திறக்கும்|திறக்குற|மூடும்|மூடுவ|திறப்ப|திறந்திரு|நேரம் என்ன|வேலை நேர|எப்போது (?:திற|மூட)|பார்வை நேர|செயல்படும் நேர',
    date: 'எப்போது|எப்ப|எந்த (?:நாள்|தேதி|மாத|கிழமை)|தேதி|என்ன (?:தேதி|நாள்|கிழமை)|எந்நாள்|நாள் என்ன',
    year: 'எந்த (?:ஆண்டு|வருட|நூற்றாண்)|எவ்வாண்டு|எவ்வருட',
    place:
      'எங்கே|எங்க|எங்கு|முகவரி|இடம்|எந்த (?:ஊர்|இடத்|நகர|நாட்ட|தெரு|மாடி|மாவட்ட|பகுதி)|அட்ரஸ்|எந்த நாடு|லொகேஷன்|இருப்பிட|வழி',
    phone: 'தொலைபேசி|போன்|ஃபோன்|கைபேசி|அலைபேசி|மொபைல்|தொடர்பு|நம்பர்|வாட்ஸ்|(?:அழைக்க|கூப்பிட)',
    email: 'மின்னஞ்சல்|இமெயில்|ஈமெயில்|மெயில்|e-?mail',
    link: 'இணையதள|வலைத்தள|இணைப்பு|லிங்க்|வெப்சைட்|இணைய|ஆன்லைன்|url',
  },
  bn: {
    price:
      'দাম|মূল্য|ভাড়া|খরচ|চার্জ|ফি|কত (?:টাকা|দাম|খরচ|দিতে|পড়বে|লাগবে(?! দিন)|নেন|নেবেন)|শুল্ক|রেট|মাশুল|কতো টাকা|টিকিটের|বেতন',
    quantity: "কত|কতজন|কয়টি|কয়টা(?!য়)|কয়জন|ক'টি|কতগুলো|কতগুলি|সংখ্যা|সর্বোচ্চ|সর্বনিম্ন|পরিমাণ|শতাংশ|কতটা|কতটি",
    duration:
      'কত(?:ো)? ?(?:দিন|ঘণ্টা|ঘন্টা|মিনিট|সপ্তাহ|মাস|বছর|সময়|ক্ষণ|রাত)|কতক্ষণ|কয় ?(?:দিন|ঘণ্টা|ঘন্টা|মাস|সপ্তাহ)|কতদিন|কবে (?:পাব|পাবো|আসবে|পৌঁছ|হাতে)|সময় লাগ|মেয়াদ|কত তাড়াতাড়ি|কত দ্রুত',
    time: 'কয়টায়|কয়টা (?:থেকে|পর্যন্ত|বাজে)|কটায়|কখন (?:খোল|খুল|বন্ধ|শুরু)|কোন সময়|সময়সূচি|সময়সূচী|খোলা|খোলে|বন্ধ হয়|কতটায়|কয়টার|কখন',
    date: 'কবে|কখন|কোন (?:তারিখ|দিন|মাস|বারে)|কত তারিখ|তারিখ|কী বার|কি বার',
    year: 'কোন (?:সালে|সাল|বছর|শতাব্দী)|কত (?:সালে|সাল|খ্রিস্টাব্দ)',
    place:
      'কোথায়|ঠিকানা|কোথা|কোনখানে|কোন (?:শহরে|শহর|দেশে|দেশ|জায়গা|এলাকা|তলা|রাস্তা|জেলা|স্থানে)|অবস্থান|অবস্থিত|লোকেশন|জায়গা|কই',
    phone: 'ফোন|মোবাইল|নম্বর|নাম্বার|যোগাযোগ|হোয়াটসঅ্যাপ|কল|হেল্পলাইন|টেলিফোন',
    email: 'ইমেইল|ই-মেইল|ইমেল|মেইল|ই-মেল|e-?mail',
    link: 'ওয়েবসাইট|লিংক|লিঙ্ক|সাইট|অনলাইন|ওয়েব|url',
  },
  te: {
    price:
      'ధర|ఖరీదు|రేటు|ఛార్జ|చార్జ|రుసుము|ఫీజు|అద్దె|ఖర్చు|వెల|ఎంత (?:డబ్బు|రూపాయ|ఖర్చు|ధర|అవుతుంది|చెల్లి|కట్ట|ఇవ్వ|పడుతుంది|తీసుకుంట)|ఎన్ని రూపాయ|ఛార్జీ|మొత్తం ఎంత',
    quantity: 'ఎన్ని|ఎంత(?:మంది)?|ఎంత మంది|సంఖ్య|గరిష్ట|కనిష్ట|శాతం|ఎందరు',
    duration:
      'ఎన్ని (?:రోజు|గంటలు?(?! ?కు)|నిమిష|వార|నెల|సంవత్సర|ఏళ్|రాత్రు)|ఎంత (?:సేపు|సమయ|కాల|టైమ్|త్వర|వేగ|టైం)|ఎంతసేపు|ఎప్పుడు (?:వస్తుంది|అందుతుంది|చేరుతుంది)|ఎన్నాళ్|ఎంతకాల|వ్యవధి|గడువు',
    time: 'ఎన్ని గంటలకు|ఎన్నింటికి|ఏ (?:సమయ|టైమ్|టైం)|(?:పని|తెరిచే|మూసే|ప్రారంభ) (?:వేళ|సమయ)|తెరుస్తా|తెరుచు|మూస్తా|మూసివే|తెరిచి ఉ|ఎప్పుడు (?:తెర|మూస)|వేళలు|సమయం ఏ|టైమింగ్|ఓపెన్',
    date: 'ఎప్పుడు|ఏ (?:తేదీ|రోజు|నెల|వార)|తేదీ|ఎన్నడు|ఎప్పటి|ఏనాడు|ఏ తారీఖు',
    year: 'ఏ (?:సంవత్సర|ఏడాది|ఏట|శతాబ్ద)',
    place: 'ఎక్కడ|చిరునామా|అడ్రస్|ఏ (?:ఊరు|ఊళ్|నగర|దేశ|చోట|ప్రాంత|వీధి|అంతస్తు|రాష్ట్ర|జిల్లా)|స్థలం|లొకేషన్|ప్రదేశ|దారి|ఎటు',
    phone: 'ఫోన్|ఫోను|మొబైల్|నంబర్|నెంబర్|సంప్రదించ|వాట్సాప్|కాల్|టెలిఫోన్|నంబరు|నెంబరు',
    email: 'ఈమెయిల్|ఇమెయిల్|ఈ-మెయిల్|మెయిల్|e-?mail',
    link: 'వెబ్‌?సైట్|లింక్|సైట్|వెబ్|ఆన్‌?లైన్|url|అంతర్జాల',
  },
};
