import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'Namaste! Main {botName} hoon. Main aapki kya madad kar sakta hoon?',
  thanks: 'Aapka swagat hai! Kya main kisi aur cheez mein aapki madad karun?',
  goodbye: 'Namaste, aapka din shubh ho!',
  noAnswer:
    'Maaf kijiye, mujhe is baare mein koi jaankari nahi mili. Kya aap hamari team ke kisi vyakti se baat karna chahenge?',
  handoff:
    'Hamari team ko bata diya gaya hai ki aap kisi vyakti se baat karna chahte hain. Woh jald se jald aapko yahin jawab denge. – {botName}',
  handoffWaiting: 'Aapka message hamari team tak pahunch gaya hai. Woh aapko yahin jawab denge.',
  leadKept: 'Dhanyavaad. Maine aapki contact details hamari team ko de di hain; koi aapse sampark karega.',
  leadAsk: 'Kya main aapki contact details hamari team ko de doon, taaki koi aapse sampark kare?',
  leadDeclined:
    'Theek hai, main aapki contact details aage nahi dunga. Kya main kisi aur cheez mein aapki madad karun?',
  hedge: 'Mujhe poora yakeen nahi hai, par yeh jaankari aapke kaam aa sakti hai:',
  quoteFrame: '“{title}” se:',
  errorQuota:
    'Maaf kijiye, is chat mein abhi jawab nahi diya ja sakta. Kripya message chhod dijiye, hum aapse sampark karenge.',
  errorTooLong:
    'Aapka message bahut lamba hai. Kripya ise {max, plural, one {# akshar} other {# aksharon}} tak rakhiye.',
  errorUnavailable:
    'Maaf kijiye, main abhi jawab nahi de pa raha hoon. Kripya thodi der baad phir koshish kijiye.',
  errorInterrupted: 'Maaf kijiye, jawab beech mein ruk gaya. Kripya phir se poochhiye.',
  errorRateLimited:
    'Aap bahut tezi se message bhej rahe hain. Kripya {seconds, plural, one {# second} other {# second}} rukiye.',
  formTitle: 'Humein message bhejiye',
  formName: 'Naam',
  formEmail: 'Email ka pata',
  formPhone: 'Phone number',
  formMessage: 'Aapka message',
  formOptional: 'zaroori nahi',
  formSubmit: 'Bhejiye',
  formThanks: 'Dhanyavaad! Hum jald hi aapse sampark karenge.',
  formRequired: 'Kripya yeh jaankari bhariye.',
  formInvalidEmail: 'Kripya sahi email likhiye.',
  suggestionPerson: 'Kisi vyakti se baat karein',
  inputPlaceholder: 'Message likhiye…',
  send: 'Bhejein',
  typing: 'Jawab likha ja raha hai…',
  helpful: 'Kaam ka hai',
  notHelpful: 'Kaam ka nahi',
  sources: '{count, plural, one {# srot} other {# srot}}',
  newMessages: '{count, plural, one {# naya message} other {# naye message}}',
} satisfies Strings;
