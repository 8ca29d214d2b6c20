import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'Apna email address confirm karein',
  verifyText: 'Please confirm karein ki yeh email address aapka hai.',
  verifyButton: 'Address confirm karein',
  resetSubject: 'Naya password set karein',
  resetText: 'Aapne naya password set karne ke liye link maanga tha.',
  resetButton: 'Naya password set karein',
  magicSubject: 'Aapka sign-in link',
  magicText: 'Aapne bina password sign in karne ke liye link maanga tha.',
  magicButton: 'Sign in karein',
  inviteSubject: '{workspace} mein shaamil hone ka nimantran',
  inviteText: 'Aapko workspace “{workspace}” mein shaamil hone ke liye aamantrit kiya gaya hai.',
  inviteButton: 'Nimantran kholein',
  damagedSubject: '“{title}” theek se nahin padha ja saka',
  damagedText:
    '“{title}” ke zyadatar aksharon ka koi matlab nahin hai, isliye bot isse pakka jawab nahin deta. Kya karna hai, yeh dekhne ke liye document kholiye.',
  damagedButton: 'Document kholiye',
  waitingSubject: '{bot} ka ek visitor jawab ka intezaar kar raha hai',
  waitingText: 'Ek visitor agent se baat karna chahta hai, aur ab tak kisi ne jawab nahin diya. Bot: {bot}.',
  waitingButton: 'Baatcheet kholen',
  replySubject: '{bot} ka jawab',
  replyText: 'Aapke chat chhodne ke baad yeh jawab aaya.',
  replyButton: 'Chat jaari rakhein',
  onceHour: 'Yeh link ek ghante ke andar, sirf ek baar kaam karta hai.',
  onceWeek: 'Yeh link 7 din ke andar, sirf ek baar kaam karta hai.',
  ignore: 'Agar aapko is email ki ummeed nahi thi, to aap ise ignore kar sakte hain.',
} satisfies MailStrings;
