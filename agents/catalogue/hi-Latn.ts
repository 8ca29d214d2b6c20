import type { Messages } from './messages.ts';

/** Hindi in Latin letters, for visitors who write it so. What is missing here is said in `hi`. */
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
  closing: 'Kya main kisi aur cheez mein aapki madad karun?',
} satisfies Partial<Messages>;
