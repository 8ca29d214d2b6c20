import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'Kumusta po! Ako po si {botName}. Paano po ako makakatulong?',
  thanks: 'Walang anuman po! May iba pa po ba akong maitutulong?',
  goodbye: 'Paalam po, at magandang araw!',
  noAnswer:
    'Paumanhin po, wala akong nahanap na impormasyon tungkol diyan. Gusto po ba ninyong makausap ang isang tao mula sa aming team?',
  handoff:
    'Nasabihan ko na po ang aming team na gusto ninyong makausap ang isang tao. May sasagot po sa inyo rito sa lalong madaling panahon. – {botName}',
  handoffWaiting: 'Natanggap na po ng aming team ang mensahe ninyo. May sasagot po sa inyo rito.',
  leadKept:
    'Salamat po. Naibigay ko na sa aming team ang contact details ninyo; may makikipag-ugnayan po sa inyo.',
  leadAsk: 'Ibibigay ko po ba sa aming team ang contact details ninyo para may makipag-ugnayan sa inyo?',
  leadDeclined: 'Sige po, hindi ko ibibigay ang contact details ninyo. May iba pa po ba akong maitutulong?',
  hedge: 'Hindi po ako lubos na sigurado, pero maaaring makatulong ito:',
  quoteFrame: 'Mula sa “{title}”:',
  errorQuota:
    'Paumanhin po, hindi makasagot ang chat na ito sa ngayon. Mag-iwan po ng mensahe at babalikan namin kayo.',
  errorTooLong:
    'Masyadong mahaba ang mensahe. Gawin po itong hindi hihigit sa {max, plural, one {# karakter} other {# na karakter}}.',
  errorUnavailable: 'Paumanhin po, hindi ako makasagot sa ngayon. Subukan po ulit mamaya.',
  errorInterrupted: 'Paumanhin po, naputol ang sagot. Magtanong po ulit.',
  errorRateLimited:
    'Masyadong mabilis ang pagpapadala ninyo ng mensahe. Maghintay po ng {seconds, plural, one {# segundo} other {# na segundo}}.',
  formTitle: 'Mag-iwan ng mensahe',
  formName: 'Pangalan',
  formEmail: 'Email address',
  formPhone: 'Telepono',
  formMessage: 'Mensahe',
  formOptional: 'opsyonal',
  formSubmit: 'Ipadala',
  formThanks: 'Salamat po! Babalikan po namin kayo agad.',
  formRequired: 'Pakipunan po ito.',
  formInvalidEmail: 'Maglagay po ng tamang email address.',
  suggestionPerson: 'Makipag-usap sa isang tao',
  inputPlaceholder: 'Sumulat ng mensahe…',
  send: 'Ipadala',
  typing: 'Isinusulat ang sagot…',
  helpful: 'Nakatulong',
  notHelpful: 'Hindi nakatulong',
  sources: '{count, plural, one {# pinagmulan} other {# na pinagmulan}}',
  newMessages: '{count, plural, one {# bagong mensahe} other {# na bagong mensahe}}',
} satisfies Strings;
