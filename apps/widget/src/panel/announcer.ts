const maxLines = 20;

/** Creates the region whose new lines screen readers say. */
export function createAnnouncer() {
  const region = document.createElement('div');
  region.className = 'hidden';
  region.ariaLive = 'polite';
  return {
    region,
    say(text: string, language?: string | null): void {
      const line = document.createElement('p');
      line.textContent = text;
      if (language) line.lang = language;
      region.append(line);
      if (region.childElementCount > maxLines) region.firstElementChild?.remove();
    },
  };
}
