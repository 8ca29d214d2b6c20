import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'તમારા ઈમેલ સરનામાની પુષ્ટિ કરો',
  verifyText: 'આ ઈમેલ સરનામું તમારું જ છે, તેની પુષ્ટિ કરો.',
  verifyButton: 'સરનામાની પુષ્ટિ કરો',
  resetSubject: 'નવો પાસવર્ડ નક્કી કરો',
  resetText: 'નવો પાસવર્ડ નક્કી કરવા માટે તમે લિંક માગી હતી.',
  resetButton: 'નવો પાસવર્ડ નક્કી કરો',
  magicSubject: 'સાઇન ઇન કરવા માટે તમારી લિંક',
  magicText: 'પાસવર્ડ વગર સાઇન ઇન કરવા માટે તમે લિંક માગી હતી.',
  magicButton: 'સાઇન ઇન કરો',
  inviteSubject: '{workspace} માં જોડાવા માટે આમંત્રણ',
  inviteText: 'તમને “{workspace}” કાર્યક્ષેત્રમાં જોડાવા માટે આમંત્રણ મળ્યું છે.',
  inviteButton: 'આમંત્રણ જુઓ',
  damagedSubject: '“{title}” બરાબર વાંચી શકાયું નહીં',
  damagedText:
    '“{title}” ના ઘણા અક્ષરોનો કોઈ અર્થ નીકળતો નથી, એટલે બોટ તેના પરથી ખાતરીપૂર્વક જવાબ આપતો નથી. શું કરી શકાય તે જોવા દસ્તાવેજ ખોલો.',
  damagedButton: 'દસ્તાવેજ ખોલો',
  waitingSubject: '{bot} પર એક મુલાકાતી જવાબની રાહ જુએ છે',
  waitingText: 'એક મુલાકાતી પ્રતિનિધિ સાથે વાત કરવા માગે છે અને હજી સુધી કોઈએ જવાબ આપ્યો નથી. બોટ: {bot}.',
  waitingButton: 'વાતચીત ખોલો',
  replySubject: '{bot} તરફથી જવાબ',
  replyText: 'તમે ચેટ છોડી ગયા પછી આ જવાબ આવ્યો.',
  replyButton: 'ચેટ ચાલુ રાખો',
  onceHour: 'આ લિંક એક કલાકની અંદર, એક જ વાર ચાલે છે.',
  onceWeek: 'આ લિંક 7 દિવસની અંદર, એક જ વાર ચાલે છે.',
  ignore: 'જો તમને આ ઈમેલની અપેક્ષા ન હોય, તો તેના પર ધ્યાન ન આપશો.',
} satisfies MailStrings;
