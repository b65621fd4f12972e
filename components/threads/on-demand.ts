import { type ComponentType, lazy, type ReactNode } from 'react'

/** A component that is fetched when it is first shown; `NotLoaded` stands in its place when it could not be. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, NotLoaded: () => ReactNode) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotLoaded as ComponentType<Props> }),
    ),
  )
}
