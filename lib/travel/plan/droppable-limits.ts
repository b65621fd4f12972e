/** The limits that can be dropped by name. */
export const DROPPABLE_LIMITS = ['fare', 'flight', 'warmth', 'rain'] as const
export type DroppableLimit = (typeof DROPPABLE_LIMITS)[number]
