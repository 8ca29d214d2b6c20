/** Endings of verbs and particles, which never begin a word. Browsers and word processors divide Korean between any two letters. */
const endings =
  /^(?:요(?![가-힣])|다[.!?]|습?니[다까]|[입합됩]니[다까]|[습읍]시다|세요|시면|십시오|해요|예요|이에요|까지|부터|에서|에게|으로|로서|이나|이거나|거나|이며|이고|지만|라도|하[고며여는면기]|하지(?!만)|되[고며어는면지]|되었|됐|했|할(?![인머부])|됩|에는|에도|으면|면서|어야|아야|므로|려면|[은는을를의와과](?![가-힣]))/;
/** Words of one letter that stand by themselves. */
const single = new Set(
  '그 이 저 한 두 세 네 더 안 못 잘 및 등 수 것 때 곳 중 전 후 내 외 각 매 총 약 꼭 또 즉 뒤 앞 옆 위 집 날 달 해 주 일 월 년 원 명 개 번 회 층 시 분 초 새 옛 첫 몇 왜 단 본 당 동 구 역 점 말 밤 낮 물 차 비 눈 값 줄 쪽 곧 좀 다 나 너 내'.split(
    ' ',
  ),
);
const counters =
  /^(?:원|층|분|시|일|월|년|개|개월|명|번|회|시간|주|살|세|평|장|병|박|인|만|호)(?:[은는을를의에도로까부만쯤정]|이[고며]|입니|$)/;
const hangul = /[가-힣]$/;

/** Tells whether a line of Korean ends within a word that the next line goes on with. No space is drawn at the end of a line. */
export function isWithinKoreanWord(before: string, next: string): boolean {
  const last = /\S+$/.exec(before)?.[0] ?? '';
  const first = /^[가-힣]+/.exec(next)?.[0] ?? '';
  if (first === '') return false;
  if (/\p{Number}$/u.test(last)) return counters.test(first);
  if (/[)）]$/.test(last)) return /^(?:부터|까지|에서|으로|에|은|는|의)(?![가-힣])/.test(first);
  if (!hangul.test(last)) return false;
  const letters = /[가-힣]+$/.exec(last)?.[0] ?? '';
  return endings.test(next) || (letters === last && letters.length === 1 && !single.has(letters));
}
