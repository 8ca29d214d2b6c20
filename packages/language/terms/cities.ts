import { normalise } from '../text/normalise.ts';

/**
 * Large cities and islands that customers name, and countries as they are called in Latin letters at home, by region code: words as people
 * write them in several scripts.
 */
const cities: Record<string, string> = {
  AE: 'dubai sharjah ajman دبي ابوظبي الشارقة عجمان ドバイ 迪拜 杜拜 두바이 ดูไบ दुबई',
  BD: 'dhaka chittagong chattogram sylhet khulna rajshahi ঢাকা ঢাকায় চট্টগ্রাম চট্টগ্রামে সিলেট সিলেটে খুলনা রাজশাহী',
  CN: 'zhongguo beijing shanghai guangzhou shenzhen chengdu hangzhou wuhan chongqing nanjing 北京 上海 广州 廣州 深圳 成都 杭州 西安 武汉 武漢 重庆 重慶 南京 苏州 蘇州 天津 ปักกิ่ง เซี่ยงไฮ้ 베이징 상하이 बीजिंग بكين',
  EG: 'cairo alexandria giza القاهرة الاسكندرية الجيزة',
  HK: 'kowloon 九龍 九龙 旺角',
  ID: 'jakarta bandung surabaya semarang makassar palembang yogyakarta jogja denpasar bali batam bogor bekasi tangerang pontianak balikpapan manado lombok ジャカルタ バリ島 スラバヤ 雅加达 雅加達 巴厘岛 峇里島 จาการ์ตา บาหลี जकार्ता बाली 자카르타 발리 جاكرتا',
  IN: 'bharat hindustan mumbai bombay delhi bangalore bengaluru blr chennai madras kolkata calcutta hyderabad pune ahmedabad jaipur lucknow kanpur nagpur indore bhopal patna kochi goa gurgaon gurugram noida chandigarh amritsar ludhiana jalandhar patiala ਅੰਮ੍ਰਿਤਸਰ ਲੁਧਿਆਣਾ ਲੁਧਿਆਣੇ ਜਲੰਧਰ ਪਟਿਆਲਾ ਪਟਿਆਲੇ ਚੰਡੀਗੜ੍ਹ ਬਠਿੰਡਾ ਬਠਿੰਡੇ ਮੋਹਾਲੀ ਦਿੱਲੀ coimbatore madurai mysore mysuru मुंबई दिल्ली बेंगलुरु बैंगलोर चेन्नई कोलकाता हैदराबाद पुणे जयपुर लखनऊ कानपुर पटना சென்னை சென்னைக்கு கோவை மதுரை ಬೆಂಗಳೂರು ಬೆಂಗಳೂರಿಗೆ ಮೈಸೂರು హైదరాబాద్ విజయవాడ കൊച്ചി തിരുവനന്തപുരം কলকাতা デリー ムンバイ 孟买 孟買 德里 เดลี มุมไบ surat vadodara baroda rajkot nashik thane नागपूर नाशिक ठाणे कोल्हापूर सोलापूर औरंगाबाद अहमदाबाद અમદાવાદ સુરત વડોદરા રાજકોટ ભાવનગર જામનગર ગાંધીનગર મુંબઈ દિલ્હી પુણે બેંગલુરુ ચેન્નાઈ',
  JP: 'nihon nippon tokyo osaka kyoto yokohama nagoya sapporo fukuoka kobe hiroshima sendai okinawa hokkaido 東京 东京 大阪 京都 横浜 橫濱 名古屋 札幌 福岡 神戸 神戶 広島 廣島 仙台 沖縄 沖繩 冲绳 北海道 埼玉 千葉 โตเกียว โอซาก้า เกียวโต ฟุกุโอกะ 도쿄 오사카 교토 후쿠오카 삿포로 टोक्यो ओसाका طوكيو اوساكا',
  KH: 'phnom siem ភ្នំពេញ សៀមរាប',
  KR: 'hanguk seoul busan incheon daegu jeju daejeon 서울 부산 인천 대구 제주 제주도 대전 울산 수원 ソウル 釜山 済州島 首尔 首爾 济州 濟州 โซล ปูซาน',
  LA: 'vientiane luang ວຽງຈັນ ຫຼວງພະບາງ',
  LK: 'colombo kandy galle jaffna negombo kurunegala matara கொழும்பு කොළඹ මහනුවර මහනුවරට ගාල්ල ගාල්ලට යාපනය යාපනයට මීගමුව කුරුණෑගල මාතර අනුරාධපුර',
  MM: 'yangon mandalay naypyidaw ရန်ကုန် မန္တလေး နေပြည်တော်',
  MY: 'lumpur penang johor ipoh melaka malacca kuching kinabalu selangor langkawi kuantan 吉隆坡 槟城 檳城 新山 クアラルンプール ペナン',
  NP: 'kathmandu pokhara lalitpur bhaktapur biratnagar birgunj butwal dharan chitwan काठमांडू काठमाडौं काठमाडौँ पोखरा ललितपुर भक्तपुर विराटनगर वीरगञ्ज बुटवल धरान चितवन',
  PH: 'manila cebu davao quezon makati boracay palawan baguio iloilo taguig マニラ セブ 馬尼拉 马尼拉 宿务 宿霧 마닐라 세부',
  PK: 'karachi lahore islamabad rawalpindi faisalabad multan peshawar quetta sialkot gujranwala کراچی لاہور راولپنڈی ملتان پشاور کوئٹہ سیالکوٹ گوجرانوالہ',
  QA: 'doha الدوحة',
  SA: 'riyadh jeddah dammam makkah mecca medina الرياض جدة الدمام مكة المدينة',
  TH: 'bangkok bkk phuket pattaya chiangmai krabi samui กรุงเทพ กรุงเทพฯ กทม ภูเก็ต พัทยา เชียงใหม่ กระบี่ หาดใหญ่ สมุย ขอนแก่น โคราช เชียงราย バンコク プーケット 曼谷 普吉 普吉島 방콕 푸켓 बैंकॉक بانكوك',
  TW: 'taipei kaohsiung taichung tainan 台北 臺北 高雄 台中 臺中 台南 臺南 桃園 新竹 타이베이 ไทเป',
  VN: 'hanoi saigon danang hcm hcmc tphcm haiphong ハノイ ホーチミン ダナン 河内 河內 胡志明 岘港 峴港 하노이 다낭 호치민 ฮานอย โฮจิมินห์',
};

/** Prepositions and conjunctions that Arabic joins to a name with its article: للرياض is "to Riyadh". */
const joinedArticle = /^(?:[وف]?لل|[وفبك]{1,2}ال)(?=\p{L}{3})/u;

let regions: Map<string, string> | undefined;
const regionOf = (word: string): string | undefined => {
  regions ??= new Map(
    Object.entries(cities).flatMap(([region, names]) =>
      names.split(' ').map((name): [string, string] => [normalise(name), region]),
    ),
  );
  return regions.get(word) ?? regions.get(word.replace(joinedArticle, 'ال'));
};

/** Tells whether a normalised word is a known city. */
export const isCity = (word: string): boolean => regionOf(word) !== undefined;

/** Returns the name of the country of a city in a language, by CLDR. Null for a word that is not a known city. Expects it normalised. */
export function countryOf(word: string, language: string): string | null {
  const region = regionOf(word);
  return region ? (new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? null) : null;
}
