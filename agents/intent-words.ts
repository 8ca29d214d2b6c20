/** What a buyer says. `purchase` is the wish itself, the others are what is asked on the way to it. */
export type Signal = 'purchase' | 'pricing' | 'availability' | 'quantity' | 'urgency';

type Words = Record<Signal, string> & {
  /** Turns of phrase that hold such a word and mean something else; taken out before the others are looked for. */
  not?: string;
};

/**
 * Patterns over text in lower case with ASCII digits. In languages that space words and are written in Latin letters a
 * pattern stands for whole words; elsewhere for any part of the text, since endings grow on words there.
 */
export const intentWords: Record<string, Words> = {
  en: {
    purchase:
      "(?:want|like|love|wish|ready|looking|hoping|plan(?:ning)?|going|need|decided) (?:to )?(?:buy|order|purchase|book|reserve|subscribe|sign up)|(?:how|where|can) (?:can |do |could |may )?(?:i|we) (?:still )?(?:buy|order|purchase|book|reserve|pay|sign up)|place (?:an|another|the|our|my) order|i(?:'ll|’ll| will| would) (?:take|buy|order)|send (?:me |us )?(?:an? |the )?(?:invoice|payment link|contract)|interested in (?:buying|ordering|purchasing|your)|(?:wanna|gonna|lets|let me) (?:buy|order|purchase|book|reserve|get)|can (?:i|we) (?:get|have) \\d+|(?:send|share) (?:me |us )?(?:the |a )?(?:payment|pay) (?:link|details)|(?:i'm|im|i am) (?:buying|taking)|how do i pay",
    pricing:
      'prices?|pricing|priced|cost|costs|how much|quotes?|quotation|discounts?|rates? (?:for|per)|budget|cheaper',
    availability:
      'in stock|available|availability|do you (?:sell|carry|stock|deliver to|ship to)|can you (?:deliver|ship|supply)|vacanc(?:y|ies)|lead time|still (?:got|have|selling)|(?:any|some) (?:left|more)|got any|(?:do )?(?:u|you) (?:guys )?(?:still )?(?:got|have) the|ship(?:ping)? to|deliver(?:y)? to|is it free|any vacancy',
    quantity:
      '\\d[\\d,.]* ?(?:pieces?|pcs|units?|boxes|cartons?|kg|kilos?|sets?|people|persons|guests|seats?|licen[cs]es?|bottles?|rooms?|tickets?|copies|shirts?|chairs?|users?|bags?|cups?|tons?)|[1-9]\\d+ (?:(?!minutes|hours|days|weeks|months|years|percent|dollars|times)[a-z-]+ ){0,2}(?!minutes|hours|days|weeks|months|years|percent|dollars|times|less|business)[a-z]{3,}s|bulk|wholesale|moq|minimum order|large order|dozens?|hundreds|\\d+ (?:of|more of) (?:these|those|them|this|that|the|each)|a (?:lot|box|pallet|case|carton|dozen) of',
    urgency:
      'urgent(?:ly)?|asap|as soon as possible|immediately|right away|right now|by (?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|the end of|noon)|(?:today|tomorrow|this week|this weekend)|deadline|in a hurry',
    not: "not urgent|no (?:rush|hurry)|(?:don't|don’t|dont|do not) (?:want|need) to (?:buy|order)|(?:at|what) cost|cost me my|not available|unavailable|return(?:ing)? (?:the )?\\d+ \\w+",
  },
  ja: {
    purchase:
      '(?:購入|注文|予約|申し込み|申込|契約|発注)(?:したい|を?希望|したく|させて|をお願い|を考え|を検討|するには|できます|方法|手続き)|申し?込みたい|頼みたい|注文します|買いたい|買えます|欲しいです|ほしいです|お支払い方法|請求書を(?:送|発行)|買います|購入します|予約します|申し込みます|買い(?:ます|たく)|これにします|頼みます',
    pricing: '値段|価格|料金|いくら|費用|見積|割引|単価|予算|安く|値引|おいくら|送料|お値段',
    availability:
      '在庫|入荷|空き(?:は|が|状況)|空いて(?:い)?(?:ます|る)|取り扱|取扱|販売して(?:い)?ます|納期|届けられ|配送できますか|配送は可能|まだ(?:ありますか|ある|残って|買え)|残って(?:い)?(?:ます|る)|(?:送って|届けて|発送して)(?:もらえ|いただけ)|再入荷',
    quantity:
      '\\d+ ?(?:個|台|本|枚|セット|名|人|箱|着|冊|部屋|袋|脚|ケース|ライセンス|アカウント|ユーザー)|大量|まとめ(?:て)?(?:買|注文|購入)|卸|ロット|大口|\\d+ ?(?:人分|名分|名様|個入り|点|組|パック)',
    urgency:
      '至急|急ぎ|急いで|すぐに|今すぐ|早急|なるべく早く|できるだけ早く|明日まで|今日中|今週中|今週末|来週までに|日までに',
    not: '急ぎません|急ぎではあり|急いでいません|急いでない|(?:購入|注文|予約)したいわけではあり|購入した|注文した(?!い|く)|1 ?個(?:壊|割)',
  },
  'zh-Hans': {
    purchase:
      '(?:想|要|打算|准备|準備|希望|考虑|考慮|需要)(?:再)?(?:购买|購買|买|買|下单|下單|订购|訂購|预订|預訂|订|訂|采购|採購|报名|報名|开通|開通)|(?:怎么|怎麼|如何|哪里|哪裡|在哪|可以)(?:购买|購買|下单|下單|买|買|订购|訂購|预订|預訂|付款|报名|報名)|(?:发|開|开|給我|给我)(?:合同|合約|付款链接|付款連結)|直接(?:下单|下單|付款)|(?:我要|就要|来|來|给我|給我|拿)(?:这个|這個|这款|這款|这|這)?\\d|要了|我(?:要|想)?(?:拍|买|買)(?:了|下|这|這)|怎么(?:拍|下订)|我要下单|这款我要|這款我要',
    pricing:
      '多少钱|多少錢|价格|價格|价钱|價錢|报价|報價|费用|費用|收费|收費|折扣|优惠|優惠|单价|單價|便宜|预算|預算|几块|幾塊|批发价|批發價|怎么算|怎麼算|运费|運費|怎么卖|怎麼賣',
    availability:
      '有货|有貨|现货|現貨|有没有卖|有沒有賣|库存|庫存|缺货|缺貨|补货|補貨|空房|空位|有卖|有賣|能送到|可以送到|能寄到|可以寄到|交期|交货期|交貨期|还有吗|還有嗎|还有现货|還有現貨|还有货|還有貨|到货|到貨|有位|有房|发货到|發貨到|还有没有|還有沒有',
    quantity:
      '\\d+ ?(?:个|個|件|台|箱|套|张|張|本|瓶|人|位|间|間|份|把|盒|公斤|吨|噸|双|雙|包|组|組|用户|用戶)|批发|批發|大量|批量|大批|起订量|起訂量|最低订购|最低訂購|团购|團購',
    urgency:
      '着急|急需|尽快|盡快|儘快|马上|馬上|立刻|立即|今天(?:就)?(?:要|能|内|內)|明天(?:就)?(?:要|前|能)|这周|這週|本周|本週|赶时间|趕時間|很急|加急|急用|日(?:之)?前(?:要|到)',
    not: '不急|不着急|不著急|不想(?:买|買)|不(?:需要|要)(?:买|買)',
  },
  ko: {
    purchase:
      '(?:구매|주문|구입|예약|계약|신청|결제)(?:하고 ?싶|하려|할게|할 ?수|하고자|를? 원|를? 희망|은 어떻게|는 어떻게|을 어떻게|를 어떻게|하려면|부탁|진행)|사고 ?싶|살게요|살 ?수 ?있|사려고|(?:청구서|계약서|결제 ?링크)(?:를)? ?(?:보내|발행)|(?:구매|주문|예약|구입|결제)(?:할래|합니다|해요|하겠|할 예정)|(?:이거|그걸로|이걸로) (?:할게|살게|주세요)|어떻게 결제',
    pricing: '가격|얼마|비용|요금|견적|할인|단가|예산|저렴',
    availability:
      '재고|입고|품절|구할 ?수|판매하(?:시|나|는)|파시나|파나요|빈 ?방|자리 ?있|예약 ?가능|배송 ?가능|배송되나|납기|남았|남아 ?있|있나요 재고|아직 (?:있|판매)|배송돼|보내주실 수',
    quantity:
      '\\d+ ?(?:개|대|박스|세트|명|인분|장|권|병|벌|켤레|킬로|kg|분|객실|좌석|상자|부|계정)|대량|도매|단체|묶음|최소 ?주문|수백|수십',
    urgency:
      '급해|급합|급하게|급히|긴급|빨리|최대한 빠|당장|바로 (?:필요|구매|주문|결제)|오늘 ?(?:안|중|까지|필요)|내일까지|이번 ?주|서둘',
    not: '급하지 ?않|안 ?급|(?:구매|주문|사고) ?(?:하지|하고 싶지|싶지) ?않|주문한|구매한|예약한',
  },
  id: {
    purchase:
      '(?:mau|ingin|pengen|pengin|berencana|hendak|akan|siap|tertarik|bisa|cara|gimana|bagaimana)(?: saya| kami| kalau| cara| untuk)? (?:beli|membeli|pesan|memesan|order|booking|reservasi|berlangganan|daftar|bayar|transfer|checkout)|saya (?:pesan|ambil|order)|(?:kirim|kirimkan) (?:invoice|faktur|kontrak|link pembayaran)|saya (?:mau )?(?:ambil|beli|jadi)|(?:mau|jadi) (?:ambil|checkout|co|deal)|transfer(?:nya)? ke ?mana|deal|pesan \\d+|order \\d+|bungkus',
    pricing:
      'harga(?:nya)?|berapa(?:an)? (?:harga|biaya|duit|tarif|per|satu)|biaya(?:nya)?|tarif(?:nya)?|diskon|penawaran(?: harga)?|murah|ongkos|ongkir|berapaan|anggaran|brp(?:an|a)?|brapa|berapa (?:ya|kak|min|gan|sis|semuanya|totalnya)|totalnya|ongkos kirim|kena berapa',
    availability:
      'stok(?:nya)?|ready(?: stock)?|tersedia|masih ada|ada jual|jual(?:kah)? (?:apa|gak|tidak|nggak)|apakah (?:anda |kalian )?(?:menjual|jual)|kamar kosong|bisa (?:kirim|antar) ke|indent|ready(?:nya)?|ada gak|ada ga|masih (?:ready|jual)|kosong',
    quantity:
      '\\d[\\d.]* ?(?:pcs|buah|unit|dus|karton|lusin|kg|kilo|set|orang|kamar|botol|lembar|porsi|pax|kursi|tiket|kotak|pasang|lisensi|ton|bungkus)|grosir|borongan|partai besar|jumlah (?:besar|banyak)|minimal (?:order|pembelian|pesan)|ratusan|lusinan',
    urgency:
      'segera|secepatnya|buru-buru|mendesak|urgent|hari ini juga|besok(?: pagi| siang)? (?:harus|sudah|butuh)|butuh (?:besok|hari ini|minggu ini)|minggu ini|sebelum (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|tanggal)|paling lambat|cepat',
    not: 'tidak (?:buru-buru|mendesak|urgent)|gak buru-buru|nggak buru-buru|(?:tidak|gak|nggak) (?:mau|ingin|jadi) (?:beli|pesan)|tidak tersedia',
  },
  ms: {
    purchase:
      '(?:nak|mahu|ingin|hendak|berminat|boleh|cara|macam mana|bagaimana|sedia)(?: saya| kami| untuk| nak| cara)* (?:beli|membeli|pesan|memesan|tempah|menempah|order|langgan|daftar|bayar)|saya (?:ambil|tempah|order)|hantar(?:kan)? (?:invois|kontrak|pautan bayaran)|(?:nak|saya) (?:nak )?(?:ambil|beli|tempah|order)|nak \\d+|macam mana nak bayar|jadi ambil',
    pricing:
      'harga(?:nya)?|berapa (?:harga|kos|ringgit|rm|bayaran|caj|satu|sebuah)|kos(?:nya)?|sebut ?harga|diskaun|murah|bajet|kadar|brp|berapa (?:ya|ni|tu|bang|kak|sehelai|seunit|sekilo|semua|satu)|(?:hantar|pos) (?:ke )?[a-z ]{2,20} berapa|kos (?:pos|hantar)',
    availability:
      'stok|masih ada|ada (?:jual|stok)|(?:anda |kedai )?(?:ada )?jual (?:tak|ke)|tersedia|bilik kosong|boleh (?:hantar|pos) ke|ready stock|bila sampai|ada lagi|ada kosong|kosong lagi|masih (?:jual|available)|available|boleh (?:sampai|hantar)',
    quantity:
      '\\d[\\d,]* ?(?:unit|buah|keping|kotak|helai|orang|pax|bilik|botol|kg|set|biji|pasang|tiket|kerusi|lesen|dozen|tan|paket)|borong|pukal|kuantiti (?:besar|banyak)|jumlah besar|minimum (?:order|pesanan)|ratusan',
    urgency:
      'segera|secepat mungkin|urgent|cepat|mendesak|hari ini juga|(?:perlu|nak|mesti) (?:esok|hari ini|minggu ini)|sebelum (?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|hujung)|minggu ini|paling lewat',
    not: 'tak (?:urgent|segera|perlu cepat)|tidak (?:segera|mendesak)|tak (?:nak|jadi) (?:beli|order)',
  },
  th: {
    purchase:
      '(?:อยาก(?:จะ)?|ต้องการ(?:จะ)?|สนใจ(?:จะ)?|ขอ|จะ|พร้อม)(?:ซื้อ|สั่ง|จอง|สมัคร)|(?:ซื้อ|สั่ง(?:ซื้อ)?|จอง|สมัคร|ชำระเงิน|จ่ายเงิน|โอนเงิน)(?:ได้ที่ไหน|ยังไง|อย่างไร|ได้ไหม|ได้มั้ย|เลย)|ขอใบแจ้งหนี้|รับ(?:อันนี้|ตัวนี้)เลย|เอา ?\\d|ตกลง(?:ซื้อ|เอา|รับ)|รับ ?\\d|สั่ง ?\\d|จอง(?:ห้อง|โต๊ะ|ที่)|โอน(?:เงิน)?(?:ทางไหน|ไปไหน|บัญชีไหน)|เอาอันนี้|เอาตัวนี้',
    pricing: 'ราคา|เท่าไหร่|เท่าไร|กี่บาท|ค่าใช้จ่าย|ส่วนลด|ใบเสนอราคา|ลดได้|ถูกกว่า|งบ|ค่าส่ง|ค่าจัดส่ง|กี่ตังค์|ราคาเท่า',
    availability:
      'มีของ|ของหมด|สต๊อก|สต็อก|สต็อค|พร้อมส่ง|มีขาย|ขายไหม|ขายมั้ย|ห้องว่าง|ว่างไหม|ว่างมั้ย|ส่งไป\\S*ได้ไหม|จัดส่งได้|ยังมี\\S*ไหม|ยังมี\\S*มั้ย|มีสินค้า|มีของไหม|มีมั้ย|ของมา|เหลือไหม|เหลือมั้ย|ยังมีอยู่',
    quantity:
      '\\d+ ?(?:ชิ้น|อัน|กล่อง|ชุด|คน|ห้อง|ขวด|ตัว|กิโล|โหล|ลัง|ที่นั่ง|ใบ|เครื่อง|แพ็ค|เล่ม|คู่|ท่าน)|ขายส่ง|ราคาส่ง|จำนวนมาก|จำนวนเยอะ|ล็อตใหญ่|ขั้นต่ำ|เหมา|ยกลัง',
    urgency:
      'ด่วน|รีบ|เร็วที่สุด|ทันที|ภายใน(?:วันนี้|พรุ่งนี้|สัปดาห์|อาทิตย์|วัน)|วันนี้เลย|ก่อนวัน|พรุ่งนี้(?:เลย|ต้อง|เช้า)|ต้องใช้(?:วันนี้|พรุ่งนี้)',
    not: 'ไม่รีบ|ไม่ด่วน|ไม่(?:อยาก|ต้องการ)ซื้อ|ไม่ได้จะซื้อ|ไม่ซื้อ',
  },
  vi: {
    purchase:
      '(?:muốn|cần|định|sẽ|xin|có thể|làm sao(?: để)?|làm thế nào để|cách|được)(?: tôi| mình| em)? (?:mua|đặt|đặt hàng|đặt mua|đặt phòng|đặt bàn|đăng ký|thanh toán|chốt)|mua ở đâu|chốt đơn|gửi (?:tôi |em |mình )?(?:hóa đơn|hợp đồng|link thanh toán)|lấy luôn|(?:mình|em|tôi|tui|chị|anh|cho em|cho mình) (?:lấy|đặt|mua)|lấy \\d+|chốt|chuyển khoản (?:đâu|vào đâu|số nào)|đặt (?:phòng|bàn|vé|lịch)|cần mua',
    pricing:
      'giá|bao nhiêu (?:tiền|1|một)|chi phí|báo giá|giảm giá|chiết khấu|phí (?:bao nhiêu|là)|khuyến mãi|rẻ|ngân sách|nhiêu tiền|(?:ship|giao|gửi) [\\p{L} ]{2,20} (?:bao nhiêu|nhiêu)|nhiêu (?:vậy|ạ|v|shop|thế)|phí ship|tiền ship|bn tiền|bao nhiêu (?:vậy|ạ|shop|thế|v)|bnhiu',
    availability:
      'còn hàng|có sẵn|còn (?:phòng|size|màu|bàn|chỗ)|hết hàng|tồn kho|có bán|còn không|giao (?:được )?(?:đến|tới|ra)|sẵn hàng|bao giờ có hàng|còn (?:k|ko|hông|hem)|còn hàng|có hàng|có size|ship (?:ra|đến|tới|về)',
    quantity:
      '\\d[\\d.]* ?(?:cái|chiếc|thùng|hộp|bộ|người|phòng|chai|kg|ký|suất|phần|bao|đôi|cuốn|vé|ghế|tấn|áo|máy|khách)|sỉ|số lượng lớn|số lượng nhiều|bán buôn|mua nhiều|tối thiểu|lô lớn|hàng trăm',
    urgency:
      'gấp|khẩn|ngay (?:hôm nay|bây giờ|lập tức|trong)|càng sớm càng tốt|sớm nhất|trong (?:hôm nay|ngày mai|tuần này)|trước (?:thứ|ngày|chủ nhật)|ngày mai (?:cần|phải)|cần (?:hôm nay|ngày mai)|tuần này|liền',
    not: 'không gấp|không vội|không (?:muốn|cần|định) (?:mua|đặt)|đã đặt|đã mua|đánh giá',
  },
  fil: {
    purchase:
      '(?:gusto|nais|balak|pwede|puwede|paano|saan|handa)(?: ko| namin| po| na| akong| kong| naming| ba| bang| sanang| kaming| nang| pong)* (?:bumili|bilhin|bilihin|mag-?order|umorder|mag-?book|magpa-?book|magpareserve|mag-?reserve|mag-?subscribe|magbayad|mabili|makabili|maka-?order|kumuha)|(?:oorder|bibili|kukunin ko)(?: na| po)*|pa-?order|pabili|padala (?:po )?ng invoice|(?:kuha|kukuha|oorder|bibili|bili) (?:po |na )*(?:ako|kami|ko)|order (?:po |na )*(?:ako|kami)|bibilhin ko|pa-?book|pabook|pa-?reserve|saan (?:po )?(?:magbabayad|magbayad)|kunin ko',
    pricing:
      'magkano|presyo(?:ng)?|price|hm po|halaga|bayad (?:po )?(?:ba|sa)|quotation|quote|diskwento|discount|mura|tawad|budget|hm|shipping (?:fee )?(?:to|sa)|sf|mgkano|how much',
    availability:
      'available|may stock|stock|meron (?:pa|po|ba|kayo)|mayroon (?:pa|po|ba)|nagbebenta|nagtitinda|bakante|nagdedeliver|nag-?deliver|nagpapadala|on ?hand|kailan (?:po )?(?:dadating|darating)|may available|available pa|meron pa|may natira|natitira',
    quantity:
      '\\d[\\d,]* ?(?:piraso|pcs|pieces|kahon|katao|tao|pax|set|sets|kwarto|bote|kilo|kg|sako|units?|dosena|ticket|upuan|box|boxes)|bultuhan|wholesale|bulk|pakyawan|maramihan|marami(?:ng)? (?:order|bibilhin)|minimum order|daan-daan',
    urgency:
      'agad|asap|kaagad|madalian|urgent|apurado|nagmamadali|kailangan (?:ko |namin |po )*(?:na )?(?:ngayon|bukas|ngayong)|ngayon na|bago mag-?(?:biyernes|sabado|linggo|lunes)|ngayong linggo|hanggang bukas|rush',
    not: 'hindi (?:po )?(?:naman )?(?:urgent|nagmamadali|apurado)|(?:ayaw|hindi) (?:ko|namin) (?:na )?(?:bumili|bilhin|umorder)|hindi available|na-?order|binili',
  },
  ar: {
    purchase:
      '(?:أريد|اريد|أرغب|ارغب|نريد|نرغب|ابغى|أبغى|ابي|عايز|عاوز|بدي|أود|اود|حابب|جاهز|جاهزون|كيف يمكنني|كيف أستطيع|كيف|هل يمكنني|هل يمكن|أين يمكنني)(?: في| ل| أن| ان)? ?(?:ب|ل|ال|أ|ا|ن)?(?:شراء|شتري|اطلب|أطلب|طلب|نطلب|احجز|أحجز|حجز|نحجز|اشترك|أشترك|اشتراك|ادفع|أدفع|دفع|تعاقد)|أرسلوا (?:لي |لنا )?(?:الفاتورة|العقد|رابط الدفع)|طلب شراء|باخذ|بآخذ|بشتري|هاخد|هاشتري|هشتري|باطلب|(?:ابي|ابغى|ابغا|عايز|بدي|نبي|نبغى) (?:احجز|اشتري|اطلب|نحجز|نشتري|\\d+)|كيف (?:ادفع|أدفع|الدفع|احول)|(?:نحتاج|تحتاج|محتاج|محتاجين) \\d+',
    pricing:
      'سعر|أسعار|اسعار|بكم|كم (?:ثمن|تكلف|يكلف|السعر|سعر|الثمن)|تكلفة|التكلفة|خصم|تخفيض|عرض سعر|عرض أسعار|أرخص|ارخص|ميزانية|الثمن|كم (?:التوصيل|الشحن|يطلع|حق|حقه|قيمة|القيمة)|رسوم (?:التوصيل|الشحن)|قديش|بقديش|اديش',
    availability:
      'متوفر|متوفره|متوفرة|متاح|متاحة|المخزون|مخزون|هل تبيعون|عندكم|غرف(?:ة)? شاغرة|هل توصلون|التوصيل إلى|هل يوجد لديكم|موعد التوريد|باقي|لسه موجود|موجود|فاضي|شاغر|توصلون',
    quantity:
      '\\d+ ?(?:قطع|حبة|حبات|كرتون|صندوق|علبة|علب|شخص|أشخاص|اشخاص|غرف|كيلو|طن|زجاجة|وحدة|وحدات|كرسي|مقعد|تذاكر|تذكرة|رخصة|جهاز|أجهزة|نسخة|كتاب|ضيف|موظف)|جملة|كمية|كميات|الحد الأدنى للطلب|بالجملة|مئات|دزينة',
    urgency:
      'عاجل|عاجلا|مستعجل|بسرعة|بأسرع وقت|في أقرب وقت|بأقرب وقت|فورا|فوراً|حالا|حالاً|اليوم قبل|قبل (?:يوم|نهاية|الغد|غد|الخميس|الجمعة)|خلال (?:يومين|يوم|هذا الأسبوع|ساعات)|هذا الأسبوع|اليوم|غدا|ضروري',
    not: 'لست مستعجل|ليس عاجل|غير مستعجل|مو مستعجل|لا (?:أريد|اريد|أرغب في) (?:شراء|الشراء)|غير متوفر|طلبت|اشتريت',
  },
  hi: {
    purchase:
      '(?:खरीद|ख़रीद|ऑर्डर कर|आर्डर कर|बुक कर|बुकिंग कर|ऑर्डर दे|सब्सक्राइब कर|भुगतान कर|पेमेंट कर|ले)(?:ना|नी|ने|नें|वाना|वानी)? ?(?:चाह|है|हैं|है।|सकत|के लिए|का तरीका|को तैयार)|कैसे (?:खरीद|ख़रीद|ऑर्डर|बुक)|(?:khareedna|kharidna|order karna|book karna|lena) (?:chahta|chahti|chahte|hai|h)|इनवॉइस भेज|मुझे (?:यह|ये) चाहिए|(?:लेने|खरीदने|ख़रीदने|मंगवाने|मंगाने) (?:हैं|है)|(?:मंगवाना|मंगाना|बुक करना|लेना) (?:है|हैं)|ले (?:लूंगा|लूँगा|लूंगी|लूँगी|लेंगे)|(?:पेमेंट|भुगतान) कैसे',
    pricing:
      'कीमत|क़ीमत|दाम|कितने का|कितने की|कितने में|कितना (?:खर्च|ख़र्च|पैसा|लगेगा|चार्ज|शुल्क)|रेट|भाव|कोटेशन|छूट|डिस्काउंट|सस्ता|बजट|मूल्य|(?<!\\p{L})(?:kitne ka|kitne ki|daam|kimat|keemat|rate kya)(?!\\p{L})|(?:भेजने|डिलीवरी|पहुंचाने) का कितना|कितना होगा|कितने रुपए|कितने रुपये|शुल्क',
    availability:
      'स्टॉक|उपलब्ध|मिल जाएगा|मिलेगा क्या|मिलता है क्या|बेचते हैं|खाली कमरा|कमरे खाली|डिलीवरी (?:होती|हो|करते)|क्या आप (?:बेचते|भेजते)|(?<!\\p{L})(?:stock|available|milega)(?!\\p{L})|खाली है|बचा है|मिल जायेगा|मिलेगा',
    quantity:
      '\\d+ ?(?:पीस|नग|डिब्बे|डिब्बा|लोग|लोगों|किलो|सेट|कमरे|बोतल|यूनिट|दर्जन|टिकट|कुर्सि|पैकेट|बॉक्स|टन|सीट|शर्ट)|थोक|बल्क|बड़ी मात्रा|ज्यादा मात्रा|ज़्यादा मात्रा|न्यूनतम ऑर्डर|सैकड़ों|होलसेल',
    urgency:
      'जल्दी|तुरंत|तत्काल|अर्जेंट|जल्द से जल्द|आज ही|कल तक|आज शाम तक|इसी हफ्ते|इस हफ्ते|इसी सप्ताह|फौरन|शुक्रवार तक|सोमवार तक|(?<!\\p{L})(?:urgent|jaldi|turant|aaj hi|kal tak)(?!\\p{L})',
    not: 'जल्दी नहीं|कोई जल्दी|अर्जेंट नहीं|नहीं खरीदना|खरीदना नहीं|उपलब्ध नहीं|ऑर्डर किया',
  },
  ta: {
    purchase:
      '(?:வாங்க|ஆர்டர் செய்ய|ஆர்டர் பண்ண|முன்பதிவு செய்ய|புக் செய்ய|பதிவு செய்ய|பணம் செலுத்த)(?:வேண்டும்|ணும்| வேண்டும்| விரும்பு| முடியுமா|லாமா| எப்படி|வது எப்படி| தயார்|னும்|னுமே| நினைக்கி)|எப்படி (?:வாங்க|ஆர்டர்)|எங்கே வாங்க|இன்வாய்ஸ் அனுப்ப|வாங்கிக்கி|வாங்கணும்|வாங்கனும்|(?:புக்|ஆர்டர்) (?:பண்ண|செய்ய|செஞ்சி)|எடுத்துக்கி|எடுத்துக்கொள்|\\d+ [\\p{L}\\p{M}]+ (?:வேணும்|வேண்டும்)|எப்படி (?:பணம்|பே)',
    pricing:
      'விலை|எவ்வளவு (?:ரூபாய்|செலவு|ஆகும்|கட்டணம்)|என்ன ரேட்|தள்ளுபடி|கொட்டேஷன்|விலைப்புள்ளி|மலிவ|பட்ஜெட்|செலவு|மதிப்பீடு|அனுப்ப எவ்வளவு|எவ்வளவு(?= ?[?]?$)|டெலிவரி சார்ஜ்|எவ்ளோ',
    availability:
      'ஸ்டாக்|கையிருப்பு|கிடைக்குமா|கிடைக்கிறதா|இருப்பு|விற்கிறீர்களா|விற்பனை செய்கிறீர்களா|காலி அறை|அறை காலி|டெலிவரி செய்வீர்களா|டெலிவரி செய்கிறீர்களா|இருக்கிறதா|எப்போது வரும்|காலியா|ஸ்டாக்|இருக்கா ஸ்டாக்|வருமா',
    quantity:
      '\\d+ ?(?:பீஸ்|பெட்டி|நபர்|பேர்|பேருக்கு|கிலோ|செட்|அறைகள்|பாட்டில்|யூனிட்|டிக்கெட்|நாற்காலி|துண்டு|டஜன்|சட்டை|எண்ணிக்கை|பாக்கெட்|டன்)|மொத்த(?:மாக| விலை| விற்பனை| கொள்முதல்)|ஹோல்சேல்|பெரிய அளவில்|அதிக அளவில்|குறைந்தபட்ச ஆர்டர்|நூற்றுக்கணக்கான',
    urgency:
      'அவசரம்|அவசரமாக|உடனடியாக|உடனே|சீக்கிரம்|விரைவில்|விரைவாக|இன்றே|இன்றைக்கே|நாளைக்குள்|நாளைக்கே|இந்த வாரம்|இந்த வாரத்திற்குள்|வெள்ளிக்கிழமைக்குள்',
    not: 'அவசரம் இல்லை|அவசரமில்லை|வாங்க வேண்டாம்|வாங்க விரும்பவில்லை|வாங்கினேன்',
  },
  bn: {
    purchase:
      '(?:কিনতে|অর্ডার করতে|অর্ডার দিতে|বুক করতে|বুকিং দিতে|নিতে|সাবস্ক্রাইব করতে|পেমেন্ট করতে) ?(?:চাই|চাচ্ছি|পারি|পারব|হলে|ইচ্ছুক|আগ্রহী)|কিভাবে (?:কিনব|অর্ডার)|কীভাবে (?:কিনব|অর্ডার|কিনতে|বুক)|কোথায় (?:কিনতে|পাব)|ইনভয়েস পাঠান|অর্ডার কনফার্ম|(?:নিব|নেব|নিবো|নেবো|কিনব|কিনবো)(?! না)|অর্ডার (?:দিব|করব|দেব|করবো)|পেমেন্ট (?:কিভাবে|কীভাবে)|বুক করব',
    pricing:
      'দাম|মূল্য|কত টাকা|খরচ|কোটেশন|ছাড়|ডিসকাউন্ট|সস্তা|বাজেট|রেট|কত করে|প্রাইস|কত লাগবে|পাঠাতে কত|কত পড়বে|কত হবে|ডেলিভারি চার্জ|চার্জ কত',
    availability:
      'স্টক|পাওয়া যাবে|পাওয়া যায়|আছে কি|বিক্রি করেন|খালি রুম|রুম খালি|ডেলিভারি (?:দেন|দেওয়া|হয়|করেন)|কবে আসবে|এভেইলেবল|খালি আছে|স্টকে|এখনো আছে|কি আছে|হবে কি',
    quantity:
      '\\d+ ?(?:টি|টা|পিস|পিচ|কার্টন|জন|জনের|কেজি|সেট|বোতল|ডজন|টিকিট|বক্স|রুম|ইউনিট|প্যাকেট|টন|খানা)|পাইকারি|হোলসেল|বেশি পরিমাণ|বড় পরিমাণ|একসাথে অনেক|ন্যূনতম অর্ডার|শত শত|বাল্ক',
    urgency:
      'জরুরি|তাড়াতাড়ি|দ্রুত|যত দ্রুত|এখনই|আজই|আজকেই|আজকের মধ্যে|কালকের মধ্যে|আগামীকালের মধ্যে|এই সপ্তাহে|এই সপ্তাহের|শুক্রবারের মধ্যে|আর্জেন্ট',
    not: 'জরুরি না|জরুরি নয়|তাড়া নেই|তাড়াতাড়ি নেই|কিনতে চাই না|কিনব না|কিনেছি|\\d+ ?টা(?:র| থেকে|য়)',
  },
  te: {
    purchase:
      '(?:కొన|కొనుగోలు చేయ|ఆర్డర్ చేయ|ఆర్డర్ ఇవ్వ|బుక్ చేయ|బుక్ చేసుకో|రిజర్వ్ చేయ|చెల్లించ|తీసుకో)(?:ాలి|ాలని|వచ్చా|వచ్చు|ాలనుకు|డానికి|డం ఎలా|డం|వాలి|వాలనుకు)|ఎలా (?:కొన|ఆర్డర్)|ఎక్కడ కొన|ఇన్వాయిస్ పంప|తీసుకుంటా|కొంటా|కొనాలి|కొనాలను|(?:పేమెంట్|డబ్బులు) ఎలా|బుక్ చేయాలి|\\d+ [\\p{L}\\p{M}]+ కావాలి',
    pricing:
      'ధర|రేటు|రేట్|ఖరీదు|ఎంత (?:ఖర్చు|అవుతుంది|డబ్బు)|ఖర్చు|తగ్గింపు|డిస్కౌంట్|కొటేషన్|చౌక|బడ్జెట్|ఎంతకి|పంపడానికి ఎంత|డెలివరీ చార్జ|ఛార్జ్|చార్జీ|ఎంత పడుతుంది|ఎంతండి',
    availability:
      'స్టాక్|అందుబాటులో|దొరుకుతుందా|దొరుకుతాయా|అమ్ముతారా|అమ్ముతున్నారా|ఖాళీ గది|గదులు ఖాళీ|గది ఖాళీ|డెలివరీ చేస్తారా|లభిస్తుందా|ఎప్పుడు వస్తుంది|ఉన్నాయా స్టాక్|ఖాళీ ఉందా|ఖాళీగా|స్టాక్|ఇంకా ఉందా',
    quantity:
      '\\d+ ?(?:పీసులు|పీస్|పెట్టెలు|బాక్స్|మంది|మందికి|కిలో|సెట్|గదులు|సీసాలు|బాటిల్|యూనిట్|టికెట్|కుర్చీ|డజన్|ప్యాకెట్|టన్ను|ముక్కలు|చొక్కా)|హోల్‌సేల్|హోల్సేల్|టోకు|పెద్ద మొత్తం|పెద్ద ఎత్తున|ఎక్కువ మొత్తం|కనీస ఆర్డర్|వందల',
    urgency: 'అత్యవసరం|అత్యవసరంగా|అర్జెంట్|వెంటనే|త్వరగా|తొందరగా|ఈరోజే|ఈ రోజే|రేపటికి|రేపటిలోగా|ఈ వారం|ఈ వారంలో|శుక్రవారం లోగా|శుక్రవారంలోగా',
    not: 'తొందర లేదు|అత్యవసరం కాదు|అర్జెంట్ కాదు|కొనాలని లేదు|కొన్నాను|కొనను',
  },
};
