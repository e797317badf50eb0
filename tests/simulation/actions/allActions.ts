import { killActions } from "../faults/killedDatabase";
import { offlineActions } from "../faults/offlineStation";
import { restoreActions } from "../faults/restore";
import type { Action } from "../plant";
import { adminActions } from "./admins";
import { benefitActions } from "./benefits";
import { commentActions } from "./comments";
import { correctionActions } from "./corrections";
import { deviceActions } from "./devices";
import { enquiryActions } from "./enquiries";
import { filedMonthActions } from "./filedMonths";
import { floorActions } from "./floor";
import { fundActions } from "./funds";
import { importActions } from "./imports";
import { leaveActions } from "./leave";
import { moneyActions } from "./money";
import { officeActions } from "./office";
import { paperActions } from "./paper";
import { payActions } from "./pay";
import { peopleActions } from "./people";
import { pieceWorkActions } from "./pieceWork";
import { promiseActions } from "./promises";
import { quotationActions } from "./quotations";
import { reservationActions } from "./reservations";
import { salesActions } from "./sales";
import { sentPaperActions } from "./sentPapers";
import { settingsActions } from "./settings";
import { shiftActions } from "./shifts";
import { siteActions } from "./site";
import { stationActions } from "./station";
import { statutoryActions } from "./statutory";
import { stockActions } from "./stock";
import { undoActions } from "./undo";
import { undoneImportActions } from "./undoneImports";

/** All actions of a plant, by matter. A seed draws their weights. */
export const allActions: readonly Action[] = [
  ...adminActions,
  ...benefitActions,
  ...commentActions,
  ...correctionActions,
  ...deviceActions,
  ...enquiryActions,
  ...filedMonthActions,
  ...floorActions,
  ...fundActions,
  ...importActions,
  ...leaveActions,
  ...moneyActions,
  ...officeActions,
  ...paperActions,
  ...payActions,
  ...peopleActions,
  ...pieceWorkActions,
  ...promiseActions,
  ...quotationActions,
  ...reservationActions,
  ...salesActions,
  ...sentPaperActions,
  ...settingsActions,
  ...shiftActions,
  ...siteActions,
  ...stationActions,
  ...statutoryActions,
  ...stockActions,
  ...undoActions,
  ...undoneImportActions,
  ...offlineActions,
  ...restoreActions,
  ...killActions,
];
