// Written by `make tables` from the triggers of the log. Never edited by hand; only tests read it.
export const LOGGED_FIELDS: Record<string, Record<string, readonly string[]>> = {
  "bank_match": {
    "bank_row_id": [],
    "entry_id": [],
    "matched_by": []
  },
  "blocked_range": {
    "chef_id": [],
    "first_day": [],
    "last_day": [],
    "reason": [],
    "by_chef": [],
    "weekly": []
  },
  "boleta": {
    "evening_id": [],
    "chef_id": [],
    "number": []
  },
  "chef": {
    "chef_name": [],
    "slug": [],
    "description": [],
    "information": [],
    "profile_image_id": [],
    "cover_image_id": [],
    "email": [],
    "phone_number": [],
    "instagram": [],
    "facebook": [],
    "x": [],
    "price_per_person": [],
    "state": [
      "ACTIVE",
      "DESACTIVADO"
    ],
    "favorite": [],
    "cities": [],
    "food_types": [],
    "modalities": [],
    "gallery": []
  },
  "chef_inquiry": {
    "quote_request_id": [],
    "chef_id": [],
    "chef_name": [],
    "day": [],
    "starts_at": [],
    "minutes": [],
    "guests": [],
    "commune": [],
    "menu": [],
    "pay": [],
    "answer": [
      "can",
      "can_but",
      "cannot"
    ],
    "answer_text": [],
    "ended": [
      "chosen",
      "declined",
      "expired",
      "lost",
      "other",
      "replaced",
      "withdrawn"
    ]
  },
  "chef_pay": {
    "evening_id": [],
    "chef_id": [],
    "commission": [],
    "amount": []
  },
  "city": {
    "name": [],
    "hidden": [],
    "merged_into_id": [],
    "service": []
  },
  "client_logo": {
    "name_company": [],
    "color_logo_id": [],
    "transparent_logo_id": []
  },
  "comment": {
    "chef_id": [],
    "client_name": [],
    "description": [],
    "score": [],
    "favorite": [],
    "verified": [],
    "publication": [
      "hidden",
      "published",
      "waiting"
    ],
    "hidden_reason": [],
    "withheld": [],
    "answer": [],
    "answer_state": [
      "hidden",
      "published",
      "returned",
      "waiting"
    ],
    "answer_note": []
  },
  "company": {
    "city": [],
    "address": [],
    "email": [],
    "phone_number": [],
    "facebook": [],
    "instagram": [],
    "linkedin": [],
    "show_free_saturdays": [],
    "legal_name": [],
    "rut": [],
    "reply_promise": [],
    "working_hours": [],
    "sheet_at_once": [],
    "require_chef_answer": []
  },
  "data_right": {
    "at": [],
    "kind": [
      "access",
      "block",
      "erasure",
      "rectification",
      "unblock"
    ],
    "step": [
      "asked",
      "done",
      "refused"
    ],
    "requests": [],
    "due_on": [],
    "answers_id": [],
    "reason": [],
    "actor": [
      "client",
      "person",
      "system"
    ],
    "person_id": [],
    "actor_name": []
  },
  "diet": {
    "name": [],
    "hidden": [],
    "merged_into_id": [],
    "kind": [
      "halal",
      "kosher",
      "sin_gluten",
      "sin_lactosa",
      "vegana",
      "vegetariana"
    ]
  },
  "evening": {
    "quote_request_id": [],
    "chef_id": [],
    "chef_name": [],
    "day": [],
    "starts_at": [],
    "minutes": [],
    "guests": [],
    "commune": [],
    "menu": [],
    "client_first_name": [],
    "cancelled_at": [],
    "by_hand": [],
    "cancelled_by": [
      "chef",
      "client",
      "company",
      "force"
    ],
    "cancel_reason": [],
    "refund_percent": [],
    "refund_least": [],
    "refund_note": [],
    "address": [],
    "contact_name": [],
    "contact_phone": []
  },
  "food_type": {
    "name": [],
    "hidden": [],
    "merged_into_id": []
  },
  "form_reference": {
    "title": [],
    "type": [],
    "url": [],
    "script": [],
    "state": [
      "active",
      "inactive"
    ]
  },
  "gift_card": {
    "state": [
      "anulada",
      "descartada",
      "por_pagar",
      "vigente"
    ],
    "origin": [
      "phone",
      "web"
    ],
    "amount": [],
    "proposal_id": [],
    "experience_name": [],
    "guests": [],
    "buyer_name": [],
    "buyer_email": [],
    "receiver_name": [],
    "receiver_email": [],
    "message": [],
    "arrives_on": [],
    "code_hash": [],
    "valid_until": [],
    "void_reason": []
  },
  "header": {
    "company_id": [],
    "position": [],
    "cover_title": [],
    "cover_description": [],
    "header_image_id": [],
    "color_text": []
  },
  "held_day": {
    "quote_request_id": [],
    "chef_id": [],
    "day": [],
    "starts_at": [],
    "minutes": [],
    "until": []
  },
  "kitchen_access": {
    "chef_id": [],
    "email": [],
    "session_epoch": [],
    "google_sub": []
  },
  "modality": {
    "name": [],
    "hidden": [],
    "merged_into_id": [],
    "kind": [
      "catering",
      "cena",
      "clase",
      "clase_online",
      "gift_card",
      "team_building"
    ]
  },
  "money_entry": {
    "at": [],
    "kind": [
      "charge",
      "correction",
      "gift_card_returned",
      "gift_card_sold",
      "gift_card_used",
      "payout",
      "refund"
    ],
    "amount": [],
    "way": [
      "card",
      "gift_card",
      "other",
      "transfer"
    ],
    "evening_id": [],
    "payment_id": [],
    "refund_id": [],
    "corrects_id": [],
    "reference": [],
    "actor": [
      "client",
      "person",
      "system"
    ],
    "person_id": [],
    "actor_name": [],
    "gift_card_id": [],
    "gift_card_entry_id": []
  },
  "money_note": {
    "entry_id": [],
    "text": []
  },
  "money_settings": {
    "reserva_percent": [],
    "bank": [],
    "account_kind": [],
    "account_number": [],
    "account_holder": [],
    "account_rut": [],
    "account_email": [],
    "reserva_hours": [],
    "saldo_days": [],
    "confirms_date": []
  },
  "offer": {
    "quote_request_id": [],
    "number": [],
    "state": [
      "aceptada",
      "borrador",
      "enviada",
      "rechazada",
      "reemplazada",
      "retirada",
      "vencida",
      "vista"
    ],
    "chef_id": [],
    "chef_name": [],
    "guests": [],
    "day": [],
    "starts_at": [],
    "minutes": [],
    "commune": [],
    "address": [],
    "included": [],
    "conditions": [],
    "valid_until": [],
    "total": [],
    "replaces_id": [],
    "accepted_name": [],
    "terms_version": [],
    "decline_reason": [],
    "evening_id": [],
    "cancelled_at": [],
    "unconfirmed": [],
    "revision": [],
    "reserva_percent": [],
    "lines": [],
    "menus": []
  },
  "offer_texts": {
    "conditions": [],
    "included": []
  },
  "quote_request": {
    "opinion": [],
    "name": [],
    "email": [],
    "phone_number": [],
    "city_id": [],
    "event_date": [],
    "guests": [],
    "kind": [
      "catering",
      "cena",
      "clase",
      "clase_online",
      "gift_card",
      "otra",
      "team_building"
    ],
    "message": [],
    "chef_id": [],
    "proposal_id": [],
    "utm_source": [],
    "utm_medium": [],
    "utm_campaign": [],
    "consented_at": [],
    "stage": [
      "aceptada",
      "contactada",
      "cotizada",
      "nueva",
      "perdida",
      "realizada"
    ],
    "lost_reason": [
      "cancelamos",
      "cancelo_chef",
      "fecha",
      "fuerza_mayor",
      "no_ofrecemos",
      "otra",
      "otro_proveedor",
      "precio",
      "repetida",
      "retirada",
      "sin_respuesta",
      "spam"
    ],
    "lost_text": [],
    "owner_id": [],
    "next_step": [],
    "next_step_on": [],
    "reply_by": [
      "correo",
      "llamada",
      "whatsapp"
    ],
    "budget_per_person": [],
    "origin": [
      "phone",
      "web"
    ],
    "consent_purpose": [],
    "consent_version": [],
    "blocked_at": [],
    "erased_at": [],
    "reopened_at": [],
    "activity": [],
    "choices": [],
    "restrictions": []
  },
  "payee": {
    "chef_id": [],
    "commission": [],
    "bank": [],
    "account_kind": [],
    "account_number": [],
    "account_holder": [],
    "account_rut": [],
    "account_email": []
  },
  "payment": {
    "evening_id": [],
    "buy_order": [],
    "amount": [],
    "state": [
      "anulada",
      "creada",
      "en_webpay",
      "pagada",
      "por_verificar",
      "rechazada",
      "vencida"
    ],
    "token": [],
    "card_type": [],
    "instalments": [],
    "card_digits": [],
    "authorization_code": [],
    "response_code": [],
    "gift_card_id": []
  },
  "payout": {
    "evening_id": [],
    "chef_id": [],
    "entry_id": [],
    "boleta_number": [],
    "undone_at": [],
    "correction_id": []
  },
  "payout_settings": {
    "commission": []
  },
  "person": {
    "name": [],
    "email": [],
    "role": [
      "ADMIN",
      "USER"
    ],
    "state": [
      "ACTIVE",
      "INACTIVE",
      "PENDING"
    ],
    "google_sub": [],
    "protected": [],
    "session_epoch": [],
    "today_mail": []
  },
  "profile_change": {
    "chef_id": [],
    "state": [
      "returned",
      "taken",
      "waiting"
    ],
    "description": [],
    "information": [],
    "price_per_person": [],
    "profile_image_id": [],
    "note": [],
    "decided_by": []
  },
  "proposal": {
    "chef_id": [],
    "dish_name": [],
    "slug": [],
    "description": [],
    "profile_image_id": [],
    "starter": [],
    "main_course": [],
    "dessert": [],
    "guests_min": [],
    "guests_max": [],
    "duration_minutes": [],
    "cities": [],
    "diets": [],
    "food_types": [],
    "modalities": []
  },
  "refund": {
    "evening_id": [],
    "payment_id": [],
    "way": [
      "card",
      "gift_card",
      "other",
      "transfer"
    ],
    "amount": [],
    "state": [
      "hecha",
      "pedida",
      "por_verificar",
      "rechazada"
    ],
    "reference": [],
    "refusal_code": [],
    "person_id": [],
    "actor_name": [],
    "verified": []
  },
  "reply_text": {
    "name": [],
    "text": []
  },
  "sale_document": {
    "evening_id": [],
    "kind": [
      "boleta",
      "factura"
    ],
    "number": [],
    "issued_on": [],
    "amount": []
  },
  "secret_link": {
    "purpose": [],
    "subject_id": [],
    "seed": [],
    "token_hash": [],
    "until": [],
    "revoked_at": []
  },
  "text_version": {
    "text": [],
    "number": [],
    "document": [],
    "who": [],
    "is_original": []
  },
  "transfer": {
    "evening_id": [],
    "amount": [],
    "day": [],
    "state": [
      "anunciada",
      "confirmada",
      "no_llego"
    ],
    "entry_id": [],
    "settled_by": []
  },
  "weekly_block": {
    "chef_id": [],
    "weekday": [],
    "first_day": [],
    "last_day": []
  }
};
