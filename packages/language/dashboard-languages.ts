// Written by `pnpm generate` from the folders that have a dashboard.ts.

/** The languages the dashboard is written in. */
export const dashboardLanguages = {
  ar: {
    name: 'العربية',
    direction: 'rtl',
    load: () => import('./languages/ar/dashboard.ts'),
    loadBusiness: () => import('./languages/ar/business.ts'),
  },
  bn: {
    name: 'বাংলা',
    direction: 'ltr',
    load: () => import('./languages/bn/dashboard.ts'),
    loadBusiness: () => import('./languages/bn/business.ts'),
  },
  en: {
    name: 'English',
    direction: 'ltr',
    load: () => import('./languages/en/dashboard.ts'),
    loadBusiness: () => import('./languages/en/business.ts'),
  },
  fil: {
    name: 'Filipino',
    direction: 'ltr',
    load: () => import('./languages/fil/dashboard.ts'),
    loadBusiness: () => import('./languages/fil/business.ts'),
  },
  gu: {
    name: 'ગુજરાતી',
    direction: 'ltr',
    load: () => import('./languages/gu/dashboard.ts'),
    loadBusiness: () => import('./languages/gu/business.ts'),
  },
  hi: {
    name: 'हिन्दी',
    direction: 'ltr',
    load: () => import('./languages/hi/dashboard.ts'),
    loadBusiness: () => import('./languages/hi/business.ts'),
  },
  id: {
    name: 'Bahasa Indonesia',
    direction: 'ltr',
    load: () => import('./languages/id/dashboard.ts'),
    loadBusiness: () => import('./languages/id/business.ts'),
  },
  ja: {
    name: '日本語',
    direction: 'ltr',
    load: () => import('./languages/ja/dashboard.ts'),
    loadBusiness: () => import('./languages/ja/business.ts'),
  },
  km: {
    name: 'ខ្មែរ',
    direction: 'ltr',
    load: () => import('./languages/km/dashboard.ts'),
    loadBusiness: () => import('./languages/km/business.ts'),
  },
  kn: {
    name: 'ಕನ್ನಡ',
    direction: 'ltr',
    load: () => import('./languages/kn/dashboard.ts'),
    loadBusiness: () => import('./languages/kn/business.ts'),
  },
  ko: {
    name: '한국어',
    direction: 'ltr',
    load: () => import('./languages/ko/dashboard.ts'),
    loadBusiness: () => import('./languages/ko/business.ts'),
  },
  lo: {
    name: 'ລາວ',
    direction: 'ltr',
    load: () => import('./languages/lo/dashboard.ts'),
    loadBusiness: () => import('./languages/lo/business.ts'),
  },
  ml: {
    name: 'മലയാളം',
    direction: 'ltr',
    load: () => import('./languages/ml/dashboard.ts'),
    loadBusiness: () => import('./languages/ml/business.ts'),
  },
  mr: {
    name: 'मराठी',
    direction: 'ltr',
    load: () => import('./languages/mr/dashboard.ts'),
    loadBusiness: () => import('./languages/mr/business.ts'),
  },
  ms: {
    name: 'Bahasa Melayu',
    direction: 'ltr',
    load: () => import('./languages/ms/dashboard.ts'),
    loadBusiness: () => import('./languages/ms/business.ts'),
  },
  my: {
    name: 'မြန်မာ',
    direction: 'ltr',
    load: () => import('./languages/my/dashboard.ts'),
    loadBusiness: () => import('./languages/my/business.ts'),
  },
  ne: {
    name: 'नेपाली',
    direction: 'ltr',
    load: () => import('./languages/ne/dashboard.ts'),
    loadBusiness: () => import('./languages/ne/business.ts'),
  },
  pa: {
    name: 'ਪੰਜਾਬੀ',
    direction: 'ltr',
    load: () => import('./languages/pa/dashboard.ts'),
    loadBusiness: () => import('./languages/pa/business.ts'),
  },
  si: {
    name: 'සිංහල',
    direction: 'ltr',
    load: () => import('./languages/si/dashboard.ts'),
    loadBusiness: () => import('./languages/si/business.ts'),
  },
  ta: {
    name: 'தமிழ்',
    direction: 'ltr',
    load: () => import('./languages/ta/dashboard.ts'),
    loadBusiness: () => import('./languages/ta/business.ts'),
  },
  te: {
    name: 'తెలుగు',
    direction: 'ltr',
    load: () => import('./languages/te/dashboard.ts'),
    loadBusiness: () => import('./languages/te/business.ts'),
  },
  th: {
    name: 'ไทย',
    direction: 'ltr',
    load: () => import('./languages/th/dashboard.ts'),
    loadBusiness: () => import('./languages/th/business.ts'),
  },
  ur: {
    name: 'اردو',
    direction: 'rtl',
    load: () => import('./languages/ur/dashboard.ts'),
    loadBusiness: () => import('./languages/ur/business.ts'),
  },
  vi: {
    name: 'Tiếng Việt',
    direction: 'ltr',
    load: () => import('./languages/vi/dashboard.ts'),
    loadBusiness: () => import('./languages/vi/business.ts'),
  },
  'zh-Hans': {
    name: '简体中文',
    direction: 'ltr',
    load: () => import('./languages/zh-Hans/dashboard.ts'),
    loadBusiness: () => import('./languages/zh-Hans/business.ts'),
  },
  'zh-Hant': {
    name: '繁體中文',
    direction: 'ltr',
    load: () => import('./languages/zh-Hant/dashboard.ts'),
    loadBusiness: () => import('./languages/zh-Hant/business.ts'),
  },
} as const;

export type DashboardLanguage = keyof typeof dashboardLanguages;
