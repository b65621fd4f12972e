/** Line icons of the buttons under a message, on the same grid as components/ui/icons.tsx. Each button says in words what it does. */
function Drawing({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
    >
      <path d={d} />
    </svg>
  )
}

export const CopyIcon = () => <Drawing d="M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4" />
export const AgainIcon = () => <Drawing d="M15.8 7A6.5 6.5 0 1 0 16.5 11M16 3.5V7h-3.5" />
export const BackIcon = () => <Drawing d="m12 5.5-4.5 4.5 4.5 4.5" />
export const ForthIcon = () => <Drawing d="m8 5.5 4.5 4.5-4.5 4.5" />
