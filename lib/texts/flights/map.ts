export const mapOfTheRoutes = (routes: string) => `Map of the routes: ${routes}.`
export const mapOfTheRouteAndLength = (route: string, length: string) => `Map of the route: ${route}; about ${length} km in the air.`
