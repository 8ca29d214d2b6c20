const hindiEnds = [
  /(?:ियों|ियाँ|ियां|ाएंगी|ाएंगे|ाऊंगा|ाइयों|ाइयाँ)$/,
  /(?:ाओं|ाएं|ाएँ|ुओं|ुएं|ुएँ|ाने|ाना|ानी|ाता|ाते|ाती|ाया|ाई|ाए|ेगा|ेगी|ेंगे|ेंगी|कर)$/,
  /(?:ों|ें|ीं|ना|नी|ने|ता|ती|ते|या|यी|ये|ाँ|ां)$/,
  /[ोेूुीिा]$/,
];

/** Cuts a normalised Hindi word by fixed rules. Returns the word itself when no rule fits. */
export function stem(word: string): string {
  for (const end of hindiEnds) {
    const cut = word.replace(end, '');
    if (cut !== word && cut.replace(/\p{M}/gu, '').length >= 2) return cut;
  }
  return word;
}
