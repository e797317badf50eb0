/**
 * The company's mark: a taped box that shows the flute at its end. A page has the mark as elements, which cost less
 * than a separate picture.
 */
export const Logo = ({ xmlns }: { xmlns?: string }) => (
  <svg xmlns={xmlns} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d="M20 2l16 8-16 8L4 10z" fill="#e4d2b3" />
    <path d="M4 10l16 8v20L4 30z" fill="#b8925a" />
    <path d="M36 10l-16 8v20l16-8z" fill="#17293a" />
    <path d="M14 5l16 8v6l-4 2v-6L10 7z" fill="#b93a17" />
    <path
      d="M20 33c4-2 2-7 5.3-8.7s1.3 5 5.3 3 1.4-6 5.4-8.3"
      fill="none"
      stroke="#f3e9d8"
      strokeWidth="2"
    />
  </svg>
);
