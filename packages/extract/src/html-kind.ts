/** A page that a server sends instead of the one that was asked for. */
export type Instead = 'challenge' | 'sign_in' | 'not_found' | 'loading' | null;

interface Facts {
  title: string | null;
  heading: string | null;
  text: string;
  letters: number;
  passwordFields: number;
  hasScripts: boolean;
}

const [maxChallenge, maxSignIn, maxNotFound, maxLoading] = [500, 500, 500, 160];

const challenge =
  /just a moment|checking your browser|attention required|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|i'?m not a robot|ddos protection|security check|access denied|request (?:was )?blocked|enable javascript and cookies|please enable cookies|unusual traffic|人机验证|安全验证|人機驗證|安全檢查|ロボットではありません|アクセスが拒否|로봇이 아닙니다|보안 확인|xác minh bạn là (?:con )?người|ยืนยันว่าคุณไม่ใช่/i;
const notFound =
  /\b404\b|page (?:is |was |could |can)?\s?not (?:be )?(?:found|available)|page (?:you .{0,40})?(?:does|do)(?:n['’]t| not) exist|no longer (?:exists|available)|(?:ページ|記事|商品)(?:が|は)?(?:見つかり|存在し|ありま)|お探しのページ|(?:页面|网页|頁面|網頁)(?:不存在|未找到|找不到|不見了)|(?:找不到|无法找到|無法找到|沒有找到|没有找到).{0,6}(?:页|頁)|페이지를 찾을 수 없|존재하지 않는 페이지|ไม่พบหน้า|ไม่พบเพจ|không tìm thấy trang|trang .{0,30}không tồn tại|halaman .{0,30}tidak (?:ditemukan|dijumpai|ditemui|wujud|ada)|hindi (?:nahanap|mahanap|makita) ang pahina|(?:الصفحة|صفحة) .{0,30}(?:غير موجودة|لم يتم العثور)|لم يتم العثور على الصفحة|(?:पृष्ठ|पेज) .{0,20}नहीं मिला|பக்கம் .{0,20}(?:கிடைக்கவில்லை|இல்லை)|পৃষ্ঠা.{0,20}(?:পাওয়া যায়নি|পাওয়া যায়নি)|పేజీ .{0,20}(?:కనబడలేదు|దొరకలేదు)|រកមិនឃើញទំព័រ|မတွေ့ပါ|ບໍ່ພົບໜ້າ/iu;
const loading =
  /^\W*(?:(?:now |page )?loading|please wait|one moment|読み込み中|ロード中|お待ちください|(?:正在)?加载中?|正在加载|(?:正在)?載入中?|로딩|불러오는 중|잠시만|กำลังโหลด|โปรดรอ|đang tải|vui lòng (?:chờ|đợi)|memuat|sedang memuat|memuatkan|mohon tunggu|sila tunggu|naglo-?load|جار(?:ي|ٍ)? التحميل|يرجى الانتظار|लोड हो रहा|कृपया प्रतीक्षा|ஏற்றுகிறது|লোড হচ্ছে|లోడ్ అవుతోంది|ಲೋಡ್ ಆಗುತ್ತಿದೆ|ലോഡ് ചെയ്യുന്നു|កំពុងផ្ទុក|ဖွင့်နေသည်|ກຳລັງໂຫຼດ)/iu;
const signIn =
  /\b(?:log|sign)[ -]?in\b|ログイン|サインイン|登录|登入|로그인|เข้าสู่ระบบ|đăng nhập|masuk|log masuk|mag-?log ?in|تسجيل الدخول|लॉग ?इन|साइन ?इन|உள்நுழை|লগ ?ইন|లాగిన్|ಲಾಗಿನ್|ലോഗിൻ|ចូលគណនី|ဝင်ရန်|ເຂົ້າສູ່ລະບົບ/iu;

/** Recognises a page that stands for another one by its title, its heading and how little else it says. */
export function standsFor(facts: Facts): Instead {
  const { title, heading, text, letters, passwordFields, hasScripts } = facts;
  const named = `${title ?? ''}\n${heading ?? ''}\n${text.slice(0, 160)}`;
  if (hasScripts && letters < maxLoading && loading.test(text.replace(/^#+ .*$/gm, '').trim()))
    return 'loading';
  if (letters < maxChallenge && hasScripts && challenge.test(named)) return 'challenge';
  if (passwordFields > 0 && letters < maxSignIn) return 'sign_in';
  if (letters < maxNotFound && notFound.test(named)) return 'not_found';
  return null;
}

/** Returns true if a page has a field for a password, and its name says that it is for signing in. */
export const mayBeSignIn = ({ title, heading, passwordFields }: Facts): boolean =>
  passwordFields > 0 && signIn.test(`${title ?? ''} ${heading ?? ''}`);

/** Says why such a page is no knowledge, and what to do. */
export const reasons: Record<Exclude<Instead, null>, (where: string) => string> = {
  challenge: (where) =>
    `The page${where} only checks whether a person asks, so its text was not read. Allow JawabBot on the site, or paste the text.`,
  sign_in: (where) =>
    `The page${where} asks to sign in. Give an address that everyone can open, or paste the text.`,
  not_found: (where) => `The page${where} says that it does not exist. Check the address.`,
  loading: (where) =>
    `The page${where} shows its text only with JavaScript. Paste its text instead, or give an address that works without JavaScript.`,
};
