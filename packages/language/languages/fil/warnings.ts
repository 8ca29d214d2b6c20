import type { WarningStrings } from '../../warning-strings.ts';

export default {
  pictures_not_read:
    'Mga pahinang larawan kaya hindi nabasa ang teksto: {count}. Magpadala ng file na may teksto, o ikaw mismo ang magdagdag ng teksto.',
  hidden_parts_skipped:
    'Mga nakatagong bahagi na hindi binasa: {count}. Kung puwedeng malaman ng mga customer, ipakita sa file at ipadala muli.',
  letters_without_meaning:
    'Mga letrang walang kahulugan: {count}. Lumang font ang gamit ng file o sira ito. I-save gamit ang mga letrang Unicode, o i-paste ang teksto.',
  formulas_without_values:
    'Mga formula na walang halaga: {count}. Buksan ang file sa Excel, i-save, at ipadala muli.',
  encoding_guessed:
    'Hindi sinasabi ng file ang encoding ng mga letra nito kaya hinulaan ito. Suriin ang teksto. Kung mali, i-save ang file bilang UTF-8.',
  truncated:
    'Masyadong mahaba ang dokumento kaya hindi nabasa ang dulo nito. Hatiin ito sa mas maliliit na dokumento.',
  looks_like_sign_in:
    'Mukhang pahina ng pag-sign in ito. Magbigay ng address na mabubuksan ng lahat, o i-paste ang teksto.',
} satisfies WarningStrings;
