import type { Destination } from './destination'
import { amsterdam } from './destinations/amsterdam'
import { athens } from './destinations/athens'
import { bali } from './destinations/bali'
import { bangkok } from './destinations/bangkok'
import { barcelona } from './destinations/barcelona'
import { berlin } from './destinations/berlin'
import { budapest } from './destinations/budapest'
import { capeTown } from './destinations/cape-town'
import { copenhagen } from './destinations/copenhagen'
import { delhi } from './destinations/delhi'
import { dubai } from './destinations/dubai'
import { dublin } from './destinations/dublin'
import { edinburgh } from './destinations/edinburgh'
import { florence } from './destinations/florence'
import { goa } from './destinations/goa'
import { istanbul } from './destinations/istanbul'
import { jaipur } from './destinations/jaipur'
import { kochi } from './destinations/kochi'
import { krakow } from './destinations/krakow'
import { kyoto } from './destinations/kyoto'
import { lisbon } from './destinations/lisbon'
import { london } from './destinations/london'
import { madrid } from './destinations/madrid'
import { marrakesh } from './destinations/marrakesh'
import { mexicoCity } from './destinations/mexico-city'
import { mumbai } from './destinations/mumbai'
import { newYork } from './destinations/new-york'
import { nice } from './destinations/nice'
import { paris } from './destinations/paris'
import { porto } from './destinations/porto'
import { prague } from './destinations/prague'
import { reykjavik } from './destinations/reykjavik'
import { rome } from './destinations/rome'
import { sanFrancisco } from './destinations/san-francisco'
import { seville } from './destinations/seville'
import { singapore } from './destinations/singapore'
import { stockholm } from './destinations/stockholm'
import { tokyo } from './destinations/tokyo'
import { venice } from './destinations/venice'
import { vienna } from './destinations/vienna'

/** All destinations, by their names. */
export const DESTINATIONS: Destination[] = [
  amsterdam,
  athens,
  bali,
  bangkok,
  barcelona,
  berlin,
  budapest,
  capeTown,
  copenhagen,
  delhi,
  dubai,
  dublin,
  edinburgh,
  florence,
  goa,
  istanbul,
  jaipur,
  kochi,
  krakow,
  kyoto,
  lisbon,
  london,
  madrid,
  marrakesh,
  mexicoCity,
  mumbai,
  newYork,
  nice,
  paris,
  porto,
  prague,
  reykjavik,
  rome,
  sanFrancisco,
  seville,
  singapore,
  stockholm,
  tokyo,
  venice,
  vienna,
]
