import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'مرحبًا! أنا {botName}. كيف يمكنني مساعدتك؟',
  thanks: 'على الرحب والسعة! هل هناك شيء آخر يمكنني مساعدتك فيه؟',
  goodbye: 'مع السلامة، نتمنى لك يومًا سعيدًا!',
  noAnswer: 'عذرًا، لم أجد معلومات عن ذلك. هل ترغب في التحدث مع أحد موظفي فريقنا؟',
  handoff: 'لقد أبلغنا فريقنا برغبتك في التحدث مع موظف. سيصلك الرد هنا في أقرب وقت ممكن. – {botName}',
  handoffWaiting: 'وصلت رسالتك إلى فريقنا، وسيرد عليك أحد الموظفين هنا.',
  leadKept: 'شكرًا لك. أرسلت بيانات الاتصال الخاصة بك إلى فريقنا، وسيتواصل معك أحد أعضائه.',
  leadAsk: 'هل أرسل بيانات الاتصال الخاصة بك إلى فريقنا ليتواصل معك أحد أعضائه؟',
  leadDeclined: 'حسنًا، لن أرسل بيانات الاتصال الخاصة بك. هل هناك شيء آخر أستطيع المساعدة فيه؟',
  hedge: 'لست متأكدًا تمامًا، لكن قد يفيدك ما يلي:',
  quoteFrame: 'من «{title}»:',
  errorQuota: 'عذرًا، لا يمكن الرد في هذه المحادثة حاليًا. يُرجى ترك رسالة وسنتواصل معك.',
  errorTooLong:
    'رسالتك طويلة جدًا. يُرجى ألا تتجاوز {max, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  errorUnavailable: 'عذرًا، لا يمكنني الرد في الوقت الحالي. يُرجى المحاولة مرة أخرى بعد قليل.',
  errorInterrupted: 'عذرًا، انقطعت الإجابة. يُرجى طرح السؤال مرة أخرى.',
  errorRateLimited:
    'ترسل الرسائل بسرعة كبيرة. يُرجى الانتظار {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  formTitle: 'اترك لنا رسالة',
  formName: 'الاسم',
  formEmail: 'البريد الإلكتروني',
  formPhone: 'الهاتف',
  formMessage: 'الرسالة',
  formOptional: 'اختياري',
  formSubmit: 'إرسال',
  formThanks: 'شكرًا لك! سنتواصل معك قريبًا.',
  formRequired: 'يُرجى ملء هذا الحقل.',
  formInvalidEmail: 'يُرجى إدخال بريد إلكتروني صحيح.',
  suggestionPerson: 'التحدث مع موظف',
  inputPlaceholder: 'اكتب رسالة…',
  send: 'إرسال',
  typing: 'جارٍ كتابة الرد…',
  helpful: 'مفيد',
  notHelpful: 'غير مفيد',
  sources:
    '{count, plural, zero {لا مصادر} one {مصدر واحد} two {مصدران} few {# مصادر} many {# مصدرًا} other {# مصدر}}',
  newMessages:
    '{count, plural, zero {لا رسائل جديدة} one {رسالة جديدة واحدة} two {رسالتان جديدتان} few {# رسائل جديدة} many {# رسالة جديدة} other {# رسالة جديدة}}',
} satisfies Strings;
