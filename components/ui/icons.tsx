import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'd'>

/** Our own line icons: 20 px grid, 1.5 px stroke, in the colour of the text beside them. Words always say what one means, beside it or as a name. */
function Drawing({ d, className = '', ...rest }: IconProps & { d: string }) {
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
      className={`shrink-0 ${className}`}
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}

export const AgainIcon = (props: IconProps) => <Drawing d="M15.8 7A6.5 6.5 0 1 0 16.5 11M16 3.5V7h-3.5" {...props} />
export const ArrowDownIcon = (props: IconProps) => <Drawing d="M10 4v12m0 0 4.5-4.5M10 16l-4.5-4.5" {...props} />
export const ArrowUpIcon = (props: IconProps) => <Drawing d="M10 16V4m0 0L5 9m5-5 5 5" {...props} />
export const BagIcon = (props: IconProps) => <Drawing d="M5 7.5h10v9H5zM7.5 7.5v-3h5v3M8 10.5v3M12 10.5v3" {...props} />
export const BackpackIcon = (props: IconProps) => (
  <Drawing d="M5.5 9a4.5 4.5 0 0 1 9 0v7.5h-9zM8 4.9V4a2 2 0 0 1 4 0v.9M8 12.5h4v4H8zM8.5 9h3" {...props} />
)
export const BellIcon = (props: IconProps) => (
  <Drawing d="M5 14.5h10c-1-1.2-1.3-2.6-1.3-5a3.7 3.7 0 0 0-7.4 0c0 2.4-.3 3.8-1.3 5ZM8.5 16.8a1.6 1.6 0 0 0 3 0M10 4.2V3.5" {...props} />
)
export const CalendarIcon = (props: IconProps) => <Drawing d="M3.5 5.5h13v11h-13zM3.5 9h13M7 3.5v4M13 3.5v4" {...props} />
export const CheckIcon = (props: IconProps) => <Drawing d="m4.5 10.5 3.7 3.7 7.3-8" {...props} />
export const ChevronDownIcon = (props: IconProps) => <Drawing d="m5.5 8 4.5 4.5L14.5 8" {...props} />
export const ChevronUpIcon = (props: IconProps) => <Drawing d="m5.5 12 4.5-4.5 4.5 4.5" {...props} />
export const ChevronLeftIcon = (props: IconProps) => <Drawing d="m12 5.5-4.5 4.5 4.5 4.5" className="rtl:-scale-x-100" {...props} />
export const ChevronRightIcon = (props: IconProps) => <Drawing d="m8 5.5 4.5 4.5-4.5 4.5" className="rtl:-scale-x-100" {...props} />
export const CloseIcon = (props: IconProps) => <Drawing d="m5.5 5.5 9 9m0-9-9 9" {...props} />
export const CopyIcon = (props: IconProps) => <Drawing d="M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4" {...props} />
export const FoldIcon = (props: IconProps) => <Drawing d="M3.5 4.5h13v11h-13zM12.5 4.5v11M7 8l2 2-2 2" {...props} />
export const LeafIcon = (props: IconProps) => (
  <Drawing d="M4.5 15.5c0-7 4-10.5 11.5-11 .3 7.5-3 11.5-8.5 11.5-1.5 0-3-.5-3-.5Zm0 0C6.5 12.5 8.5 10.5 11 9" {...props} />
)
export const MealIcon = (props: IconProps) => (
  <Drawing d="M6 3.5v4a1.8 1.8 0 0 0 3.6 0v-4M7.8 9.3v7.2M13.5 16.5v-13c-2 1.2-2.6 3.5-2.4 6.5h2.4" {...props} />
)
export const MenuIcon = (props: IconProps) => <Drawing d="M3.5 6h13M3.5 10h13M3.5 14h8" {...props} />
export const MinusIcon = (props: IconProps) => <Drawing d="M5 10h10" {...props} />
export const MicrophoneIcon = (props: IconProps) => (
  <Drawing
    d="M10 3a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-5 0v-4A2.5 2.5 0 0 1 10 3ZM4.8 9.5a5.2 5.2 0 0 0 10.4 0M10 14.7V17M7.5 17h5"
    {...props}
  />
)
export const PencilIcon = (props: IconProps) => (
  <Drawing d="m4 16 .7-3.3 8-8a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2l-8 8Zm7.5-10 2.5 2.5" {...props} />
)
export const PlaneIcon = (props: IconProps) => (
  <Drawing
    d="M17 4.2c-.9-.9-2.2-.7-3 .1L11 7.3 4.3 5.5 3 6.8l5.3 3.2-2.5 2.6-2-.3-.8.8 2.4 1.5 1.5 2.4.8-.8-.3-2 2.6-2.5 3.2 5.3 1.3-1.3-1.8-6.7 3-3c.8-.8 1-2.1.1-3Z"
    {...props}
  />
)
export const PlusIcon = (props: IconProps) => <Drawing d="M10 5v10M5 10h10" {...props} />
export const RefundIcon = (props: IconProps) => <Drawing d="M4 8h8.5a3.5 3.5 0 0 1 0 7H8M4 8l3-3M4 8l3 3" {...props} />
export const SeatIcon = (props: IconProps) => <Drawing d="M6 4v7.5h6.5a2 2 0 0 1 2 2v3M6 11.5v5M6 14h8.5M9 8.5h4" {...props} />
export const SpeakerIcon = (props: IconProps) => (
  <Drawing d="M3.5 8v4h2.7l3.8 3.2V4.8L6.2 8H3.5ZM12.8 7.4a3.7 3.7 0 0 1 0 5.2M14.9 5.3a6.6 6.6 0 0 1 0 9.4" {...props} />
)
export const StopIcon = (props: IconProps) => <Drawing d="M6 6h8v8H6z" fill="currentColor" {...props} />
export const SwapIcon = (props: IconProps) => <Drawing d="M4 7.5h11.5m0 0-3-3m3 3-3 3M16 13.5H4.5m0 0 3-3m-3 3 3 3" {...props} />
export const TravellersIcon = (props: IconProps) => (
  <Drawing
    d="M7.5 9.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM2.5 16c.3-2.8 2.2-4.5 5-4.5s4.7 1.7 5 4.5M13 9.3a2.3 2.3 0 1 0-.6-4.5M14.5 11.8c1.7.5 2.8 2 3 4.2"
    {...props}
  />
)
export const UndoIcon = (props: IconProps) => <Drawing d="M4.5 8.5H12a4 4 0 0 1 0 8H8M4.5 8.5l3.5-3.5M4.5 8.5 8 12" {...props} />
export const WarningIcon = (props: IconProps) => <Drawing d="M10 3.5 17.5 16h-15ZM10 8.5v3.5M10 14.2v.1" {...props} />
export const BassinetIcon = (props: IconProps) => (
  <Drawing d="M3.5 9h13l-1.5 4.5H5zM6.5 16.5l1-3M13.5 16.5l-1-3M3.5 9c0-3 2-5 5-5v5" {...props} />
)
export const ClosetIcon = (props: IconProps) => (
  <Drawing d="M10 8V7a1.7 1.7 0 1 0-1.7-1.7M10 8l7 5.2c.6.5.3 1.3-.5 1.3h-13c-.8 0-1.1-.8-.5-1.3z" {...props} />
)
export const MoreIcon = (props: IconProps) => <Drawing d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth={2.2} {...props} />
export const PinIcon = (props: IconProps) => <Drawing d="M7.5 3.5h5l-.6 4.8 2.6 2.7h-9l2.6-2.7zM10 11v5.5" {...props} />
export const SearchIcon = (props: IconProps) => <Drawing d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l3.5 3.5" {...props} />
export const ExitLeftIcon = (props: IconProps) => <Drawing d="M16 10H4m0 0 4-4m-4 4 4 4" strokeWidth={2} {...props} />
export const ExitRightIcon = (props: IconProps) => <Drawing d="M4 10h12m0 0-4-4m4 4-4 4" strokeWidth={2} {...props} />
export const GalleyIcon = (props: IconProps) => (
  <Drawing d="M4.5 7.5h9v4.5a4 4 0 0 1-9 0zM13.5 8.5h1a2 2 0 0 1 0 4h-1M7.5 5V3.5M10.5 5V3.5" {...props} />
)
export const LavatoryIcon = (props: IconProps) => (
  <Drawing
    d="M6.2 5.2a1.2 1.2 0 1 0 0-.1M13.8 5.2a1.2 1.2 0 1 0 0-.1M5 8.5h2.6v4H5zM6.2 12.5v4M13.9 8.5l-1.9 4.5h3.8zM13.9 13v3.5M10 3.5v13"
    {...props}
  />
)
export const StairsIcon = (props: IconProps) => <Drawing d="M3.5 16.5h3.3v-3.3H10V10h3.3V6.7h3.2V3.5" {...props} />
