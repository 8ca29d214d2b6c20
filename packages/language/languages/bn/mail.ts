import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'আপনার ইমেইল ঠিকানা নিশ্চিত করুন',
  verifyText: 'অনুগ্রহ করে নিশ্চিত করুন যে এই ইমেইল ঠিকানাটি আপনার।',
  verifyButton: 'ঠিকানা নিশ্চিত করুন',
  resetSubject: 'নতুন পাসওয়ার্ড দিন',
  resetText: 'আপনি নতুন পাসওয়ার্ড দেওয়ার জন্য একটি লিংক চেয়েছেন।',
  resetButton: 'নতুন পাসওয়ার্ড দিন',
  magicSubject: 'আপনার সাইন-ইন লিংক',
  magicText: 'আপনি পাসওয়ার্ড ছাড়া সাইন ইন করার জন্য একটি লিংক চেয়েছেন।',
  magicButton: 'সাইন ইন করুন',
  inviteSubject: '{workspace}-এ যোগ দেওয়ার আমন্ত্রণ',
  inviteText: 'আপনাকে “{workspace}” ওয়ার্কস্পেসে যোগ দিতে আমন্ত্রণ জানানো হয়েছে।',
  inviteButton: 'আমন্ত্রণ খুলুন',
  damagedSubject: '“{title}” ভালোভাবে পড়া যায়নি',
  damagedText:
    '“{title}”-এর বেশিরভাগ অক্ষর অর্থহীন, তাই বট এটি থেকে নিশ্চিত উত্তর দেয় না। কী করতে হবে দেখতে নথিটি খুলুন।',
  damagedButton: 'নথি খুলুন',
  waitingSubject: '{bot}-এর একজন দর্শনার্থী উত্তরের অপেক্ষায়',
  waitingText: 'একজন দর্শনার্থী প্রতিনিধির সঙ্গে কথা বলতে চেয়েছেন, এখনও কেউ উত্তর দেননি। বট: {bot}।',
  waitingButton: 'কথোপকথন খুলুন',
  replySubject: '{bot} থেকে উত্তর',
  replyText: 'আপনি চ্যাট ছেড়ে যাওয়ার পর এই উত্তরটি এসেছে।',
  replyButton: 'চ্যাট চালিয়ে যান',
  onceHour: 'লিংকটি এক ঘণ্টার মধ্যে একবার কাজ করবে।',
  onceWeek: 'লিংকটি 7 দিনের মধ্যে একবার কাজ করবে।',
  ignore: 'আপনি এই ইমেইলের অপেক্ষায় না থাকলে এটি উপেক্ষা করতে পারেন।',
} satisfies MailStrings;
