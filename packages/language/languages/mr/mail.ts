import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'तुमच्या ईमेल पत्त्याची खात्री करा',
  verifyText: 'हा ईमेल पत्ता तुमचाच आहे, याची कृपया खात्री करा.',
  verifyButton: 'पत्त्याची खात्री करा',
  resetSubject: 'नवा पासवर्ड ठरवा',
  resetText: 'नवा पासवर्ड ठरवण्यासाठी तुम्ही लिंक मागितली होती.',
  resetButton: 'नवा पासवर्ड ठरवा',
  magicSubject: 'साइन इन करण्यासाठी तुमची लिंक',
  magicText: 'पासवर्डशिवाय साइन इन करण्यासाठी तुम्ही लिंक मागितली होती.',
  magicButton: 'साइन इन करा',
  inviteSubject: '{workspace} मध्ये सामील होण्याचे आमंत्रण',
  inviteText: 'तुम्हाला “{workspace}” या कार्यक्षेत्रात सामील होण्याचे आमंत्रण आहे.',
  inviteButton: 'आमंत्रण पाहा',
  damagedSubject: '“{title}” नीट वाचता आले नाही',
  damagedText:
    '“{title}” मधील बऱ्याच अक्षरांचा अर्थ लागत नाही, म्हणून बॉट त्यावरून खात्रीने उत्तर देत नाही. काय करता येईल ते पाहण्यासाठी दस्तऐवज उघडा.',
  damagedButton: 'दस्तऐवज उघडा',
  waitingSubject: '{bot} वर एक अभ्यागत उत्तराची वाट पाहत आहे',
  waitingText: 'एका अभ्यागताला प्रतिनिधीशी बोलायचे आहे आणि अजून कोणीही उत्तर दिलेले नाही. बॉट: {bot}.',
  waitingButton: 'संभाषण उघडा',
  replySubject: '{bot} कडून उत्तर',
  replyText: 'तुम्ही चॅट सोडल्यानंतर हे उत्तर आले.',
  replyButton: 'चॅट पुढे सुरू ठेवा',
  onceHour: 'ही लिंक एका तासाच्या आत, एकदाच चालते.',
  onceWeek: 'ही लिंक 7 दिवसांच्या आत, एकदाच चालते.',
  ignore: 'हा ईमेल तुम्हाला अपेक्षित नसेल, तर त्याकडे दुर्लक्ष करा.',
} satisfies MailStrings;
