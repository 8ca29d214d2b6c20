import type { ChannelStrings } from '../../channel-strings.ts';

export default {
  create: 'في {place}، أنشئ: {what}',
  copy: 'في {place}، انسخ هذا والصقه هنا: {what}',
  turnOn: 'في {place}، فعِّل: {what}',
  turnOff: 'في {place}، أوقف: {what}',
  pasteAddressAndToken: 'احفظ، ثم الصق عنوان webhook ورمز التحقق الظاهرين هنا في {place}',
  tryIt: 'راسل حسابك كما يفعل العميل: سيرد البوت.',
  keyWrong: 'لا يقبل المزوّد المفتاح. انسخه مرة أخرى واحفظه هنا.',
  httpsNeeded: 'لا يرسل المزوّد الرسائل إلا إلى عنوان https. اطلب ممن يشغّل هذه الخدمة أن يضبطه.',
  webhookElsewhere: 'يرسل المزوّد الرسائل إلى عنوان آخر. احفظ الإعدادات مرة أخرى أو الصق عنوان webhook هناك.',
  webhookOff: 'الـ webhook متوقف لدى المزوّد. فعِّله هناك.',
  webhookFails:
    'لم يستطع المزوّد تسليم رسائله الأخيرة. سيحاول مجددًا؛ تأكد من أن هذه الخدمة يمكن الوصول إليها.',
  subscriptionMissing:
    'لا يرسل إلينا المزوّد رسائل هذا الحساب. امنح المفتاح إذن إدارة الحساب ثم احفظ مرة أخرى.',
  quotaEmpty: 'نفدت رسائل هذا الشهر. اختر خطة أخرى لدى المزوّد.',
  keyEnds: 'المفتاح صالح حتى {until}. يُجدَّد قبل ذلك اليوم.',
  providerSilent: 'لا يجيب المزوّد. حاول مرة أخرى بعد قليل.',
} satisfies ChannelStrings;
