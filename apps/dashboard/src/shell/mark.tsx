/** The mark of Jawab: a speech bubble with an answer in it. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="shrink-0 text-accent">
      <path
        fill="currentColor"
        d="M5 3h14a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-6l-5 4v-4H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z"
      />
      <path
        d="M7.5 10.5l3 3 6-6"
        fill="none"
        className="stroke-canvas"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
