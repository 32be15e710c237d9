/** The choices that a visitor asks for, by their ids; undefined means all. */
export interface AskedChoices {
  foodId?: number;
  cityId?: number;
  modalityId?: number;
}
