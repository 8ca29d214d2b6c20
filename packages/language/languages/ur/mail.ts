import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'اپنے ای میل پتے کی تصدیق کیجیے',
  verifyText: 'براہِ کرم تصدیق کیجیے کہ یہ ای میل پتہ آپ کا ہے۔',
  verifyButton: 'پتے کی تصدیق کریں',
  resetSubject: 'نیا پاس ورڈ رکھیں',
  resetText: 'آپ نے نیا پاس ورڈ رکھنے کے لیے لنک مانگا تھا۔',
  resetButton: 'نیا پاس ورڈ رکھیں',
  magicSubject: 'آپ کا سائن اِن لنک',
  magicText: 'آپ نے پاس ورڈ کے بغیر سائن اِن کرنے کے لیے لنک مانگا تھا۔',
  magicButton: 'سائن اِن کریں',
  inviteSubject: '{workspace} میں شامل ہونے کی دعوت',
  inviteText: 'آپ کو ورک اسپیس “{workspace}” میں شامل ہونے کی دعوت دی گئی ہے۔',
  inviteButton: 'دعوت دیکھیں',
  damagedSubject: '“{title}” ٹھیک سے پڑھی نہیں جا سکی',
  damagedText:
    '“{title}” کے زیادہ تر حروف بے معنی ہیں، اس لیے بوٹ اس سے پورے یقین کے ساتھ جواب نہیں دیتا۔ کیا کرنا ہے، یہ جاننے کے لیے دستاویز کھولیے۔',
  damagedButton: 'دستاویز کھولیں',
  waitingSubject: '{bot} کا ایک وزیٹر جواب کا منتظر ہے',
  waitingText:
    'ایک وزیٹر نے کسی نمائندے سے بات کرنے کو کہا ہے، اور ابھی تک کسی نے جواب نہیں دیا۔ بوٹ: {bot}۔',
  waitingButton: 'گفتگو کھولیے',
  replySubject: '{bot} کی طرف سے جواب',
  replyText: 'آپ کے چیٹ چھوڑنے کے بعد یہ جواب آیا۔',
  replyButton: 'چیٹ جاری رکھیں',
  replyUnread: 'اس ای میل کے جواب کوئی نہیں پڑھتا۔ جواب دینے کے لیے چیٹ میں لکھیے۔',
  onceHour: 'یہ لنک ایک گھنٹے کے اندر، صرف ایک بار کام کرتا ہے۔',
  onceWeek: 'یہ لنک 7 دن کے اندر، صرف ایک بار کام کرتا ہے۔',
  ignore: 'اگر آپ کو اس ای میل کی توقع نہیں تھی تو اسے نظر انداز کر دیجیے۔',
} satisfies MailStrings;
