import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'अपने ईमेल पते की पुष्टि करें',
  verifyText: 'कृपया पुष्टि करें कि यह ईमेल पता आपका है।',
  verifyButton: 'पते की पुष्टि करें',
  resetSubject: 'नया पासवर्ड सेट करें',
  resetText: 'आपने नया पासवर्ड सेट करने के लिए लिंक माँगा था।',
  resetButton: 'नया पासवर्ड सेट करें',
  magicSubject: 'आपका साइन-इन लिंक',
  magicText: 'आपने बिना पासवर्ड साइन इन करने के लिए लिंक माँगा था।',
  magicButton: 'साइन इन करें',
  inviteSubject: '{workspace} में शामिल होने का आमंत्रण',
  inviteText: 'आपको कार्यक्षेत्र “{workspace}” में शामिल होने के लिए आमंत्रित किया गया है।',
  inviteButton: 'आमंत्रण खोलें',
  damagedSubject: '“{title}” ठीक से नहीं पढ़ा जा सका',
  damagedText:
    '“{title}” के ज़्यादातर अक्षरों का कोई अर्थ नहीं है, इसलिए बॉट इससे पक्का जवाब नहीं देता। क्या करना है, यह देखने के लिए दस्तावेज़ खोलें।',
  damagedButton: 'दस्तावेज़ खोलें',
  waitingSubject: '{bot} का एक विज़िटर जवाब का इंतज़ार कर रहा है',
  waitingText: 'एक विज़िटर प्रतिनिधि से बात करना चाहता है, और अब तक किसी ने जवाब नहीं दिया। बॉट: {bot}।',
  waitingButton: 'बातचीत खोलें',
  replySubject: '{bot} का जवाब',
  replyText: 'आपके चैट छोड़ने के बाद यह जवाब आया।',
  replyButton: 'चैट जारी रखें',
  onceHour: 'यह लिंक एक घंटे के भीतर, केवल एक बार काम करता है।',
  onceWeek: 'यह लिंक 7 दिनों के भीतर, केवल एक बार काम करता है।',
  ignore: 'अगर आपको इस ईमेल की उम्मीद नहीं थी, तो आप इसे अनदेखा कर सकते हैं।',
} satisfies MailStrings;
