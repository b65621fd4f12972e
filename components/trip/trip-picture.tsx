import { PictureImage } from '../content/picture/picture-image'
import { picturedCity } from '../content/picture/pictured-city'
import { Landscape } from './landscape'

/** Where the trip goes, by day or by night: the city's own picture, or hills for one that nobody has drawn. */
export function TripPicture({ city, className = '' }: { city: string; className?: string }) {
  const slug = picturedCity(city)
  return slug ? <PictureImage slug={slug} className={className} /> : <Landscape seed={city} className={className} />
}
