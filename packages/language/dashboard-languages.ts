// Written by `pnpm generate` from the folders that have a dashboard.ts.

/** The languages the dashboard is written in. */
export const dashboardLanguages = {
  ar: {
    name: 'العربية',
    direction: 'rtl',
    load: () => import('./languages/ar/dashboard.ts'),
  },
  bn: {
    name: 'বাংলা',
    direction: 'ltr',
    load: () => import('./languages/bn/dashboard.ts'),
  },
  en: {
    name: 'English',
    direction: 'ltr',
    load: () => import('./languages/en/dashboard.ts'),
  },
  fil: {
    name: 'Filipino',
    direction: 'ltr',
    load: () => import('./languages/fil/dashboard.ts'),
  },
  gu: {
    name: 'ગુજરાતી',
    direction: 'ltr',
    load: () => import('./languages/gu/dashboard.ts'),
  },
  hi: {
    name: 'हिन्दी',
    direction: 'ltr',
    load: () => import('./languages/hi/dashboard.ts'),
  },
  id: {
    name: 'Bahasa Indonesia',
    direction: 'ltr',
    load: () => import('./languages/id/dashboard.ts'),
  },
  ja: {
    name: '日本語',
    direction: 'ltr',
    load: () => import('./languages/ja/dashboard.ts'),
  },
  km: {
    name: 'ខ្មែរ',
    direction: 'ltr',
    load: () => import('./languages/km/dashboard.ts'),
  },
  kn: {
    name: 'ಕನ್ನಡ',
    direction: 'ltr',
    load: () => import('./languages/kn/dashboard.ts'),
  },
  ko: {
    name: '한국어',
    direction: 'ltr',
    load: () => import('./languages/ko/dashboard.ts'),
  },
  lo: {
    name: 'ລາວ',
    direction: 'ltr',
    load: () => import('./languages/lo/dashboard.ts'),
  },
  ml: {
    name: 'മലയാളം',
    direction: 'ltr',
    load: () => import('./languages/ml/dashboard.ts'),
  },
  mr: {
    name: 'मराठी',
    direction: 'ltr',
    load: () => import('./languages/mr/dashboard.ts'),
  },
  ms: {
    name: 'Bahasa Melayu',
    direction: 'ltr',
    load: () => import('./languages/ms/dashboard.ts'),
  },
  my: {
    name: 'မြန်မာ',
    direction: 'ltr',
    load: () => import('./languages/my/dashboard.ts'),
  },
  ne: {
    name: 'नेपाली',
    direction: 'ltr',
    load: () => import('./languages/ne/dashboard.ts'),
  },
  pa: {
    name: 'ਪੰਜਾਬੀ',
    direction: 'ltr',
    load: () => import('./languages/pa/dashboard.ts'),
  },
  si: {
    name: 'සිංහල',
    direction: 'ltr',
    load: () => import('./languages/si/dashboard.ts'),
  },
  ta: {
    name: 'தமிழ்',
    direction: 'ltr',
    load: () => import('./languages/ta/dashboard.ts'),
  },
  te: {
    name: 'తెలుగు',
    direction: 'ltr',
    load: () => import('./languages/te/dashboard.ts'),
  },
  th: {
    name: 'ไทย',
    direction: 'ltr',
    load: () => import('./languages/th/dashboard.ts'),
  },
  ur: {
    name: 'اردو',
    direction: 'rtl',
    load: () => import('./languages/ur/dashboard.ts'),
  },
  vi: {
    name: 'Tiếng Việt',
    direction: 'ltr',
    load: () => import('./languages/vi/dashboard.ts'),
  },
  'zh-Hans': {
    name: '简体中文',
    direction: 'ltr',
    load: () => import('./languages/zh-Hans/dashboard.ts'),
  },
  'zh-Hant': {
    name: '繁體中文',
    direction: 'ltr',
    load: () => import('./languages/zh-Hant/dashboard.ts'),
  },
} as const;

export type DashboardLanguage = keyof typeof dashboardLanguages;
