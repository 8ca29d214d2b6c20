import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read: 'الصفحات التي هي صور فلم يُقرأ نصها: {count}. أرسل ملفًا يحتوي على نص، أو أضف النص بنفسك.',
  hidden_parts_skipped:
    'الأجزاء المخفية التي لم تُقرأ: {count}. إذا كان يمكن للعملاء معرفتها فأظهرها في الملف وأرسله مرة أخرى.',
  letters_without_meaning:
    'الحروف التي لا معنى لها: {count}. يستخدم الملف خطًا قديمًا أو أنه تالف. احفظه بحروف Unicode، أو الصق نصه.',
  formulas_without_values: 'الصيغ التي ليست لها قيمة: {count}. افتح الملف في Excel واحفظه وأرسله مرة أخرى.',
  encoding_guessed:
    'لا يذكر الملف ترميز حروفه، لذلك خُمِّن. تحقق من النص، وإذا كان خاطئًا فاحفظ الملف بترميز UTF-8.',
  truncated: 'المستند طويل جدًا، لذلك لم تُقرأ نهايته. قسّمه إلى مستندات أصغر.',
  looks_like_sign_in: 'تبدو الصفحة صفحة تسجيل دخول. أعطِ عنوانًا يمكن للجميع فتحه، أو الصق النص.',
} satisfies WarningStrings;
