import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'تأكيد عنوان بريدك الإلكتروني',
  verifyText: 'يُرجى تأكيد أن عنوان البريد الإلكتروني هذا يخصّك.',
  verifyButton: 'تأكيد العنوان',
  resetSubject: 'تعيين كلمة مرور جديدة',
  resetText: 'لقد طلبت رابطًا لتعيين كلمة مرور جديدة.',
  resetButton: 'تعيين كلمة مرور جديدة',
  magicSubject: 'رابط تسجيل الدخول',
  magicText: 'لقد طلبت رابطًا لتسجيل الدخول من دون كلمة مرور.',
  magicButton: 'تسجيل الدخول',
  inviteSubject: 'دعوة إلى {workspace}',
  inviteText: 'أنت مدعوّ للانضمام إلى مساحة العمل «{workspace}».',
  inviteButton: 'فتح الدعوة',
  damagedSubject: 'تعذرت قراءة «{title}» جيدًا',
  damagedText: 'معظم حروف «{title}» بلا معنى، لذلك لا يجيب البوت منه بثقة. افتح المستند لمعرفة ما يجب فعله.',
  damagedButton: 'فتح المستند',
  onceHour: 'يعمل الرابط مرة واحدة فقط خلال ساعة واحدة.',
  onceWeek: 'يعمل الرابط مرة واحدة فقط خلال 7 أيام.',
  ignore: 'إذا لم تكن تتوقع هذه الرسالة، فيمكنك تجاهلها.',
} satisfies MailStrings;
