// Generated from the contract by "npm run generate"; do not edit.

export type paths = {
    "/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipments
         * @description Returns shipments of the last 2 months, newest first, a page at a time. Without a range it returns those of today.
         */
        get: operations["shipments-list"];
        put?: never;
        /**
         * Create a shipment
         * @description Makes a label at the carrier, and the commercial invoice with it when the parcel crosses a border. Call it when an order is packed.
         */
        post: operations["shipment-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shipment
         * @description Returns one shipment with its label, tracking numbers and invoice. A voided shipment can still be read.
         */
        get: operations["shipment-get"];
        put?: never;
        post?: never;
        /**
         * Void a shipment
         * @description Voids a shipment, so that its label cannot be used any more. It stays readable, with the state void.
         */
        delete: operations["shipment-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List rates
         * @description Asks your carriers what a shipment would cost. Call it before you create that shipment; calls for rates that no shipment follows may cost you the token.
         */
        post: operations["rates-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List carriers
         * @description Returns your carrier accounts, with the ids that shipments refer to.
         */
        get: operations["carriers-list"];
        put?: never;
        /**
         * Register a carrier
         * @description Adds your account at a carrier, so that shipments and rates can use it.
         */
        post: operations["carrier-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a carrier
         * @description Changes credentials or settings of an account, such as a new password or another paper size.
         */
        put: operations["carrier-update"];
        post?: never;
        /**
         * Delete a carrier
         * @description Removes an account and its negotiated rates. Shipments made with it stay.
         */
        delete: operations["carrier-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carriers/{id}/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload negotiated rates
         * @description Saves the prices that you agreed with Yamato, Sagawa or Yu-Pack, so that rates are quoted with them.
         */
        post: operations["negotiated-rates-upload"];
        /**
         * Delete negotiated rates
         * @description Removes every negotiated rate of one carrier account.
         */
        delete: operations["negotiated-rates-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracking/{carrier}/{tracking_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tracking
         * @description Returns where a parcel is and what happened to it so far. The shipment need not have been made through this API.
         */
        get: operations["tracking-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List consignee addresses
         * @description Returns the consignee addresses that you registered.
         */
        get: operations["addresses-list"];
        put?: never;
        /**
         * Register a consignee address
         * @description Keeps an address that you ship to often.
         */
        post: operations["address-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Returns the warehouses that you registered.
         */
        get: operations["warehouses-list"];
        put?: never;
        /**
         * Register a warehouse
         * @description Keeps a place that you ship from.
         */
        post: operations["warehouse-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description Returns the files that you uploaded, without their images.
         */
        get: operations["files-list"];
        put?: never;
        /**
         * Upload a file
         * @description Keeps a signature or a logo for commercial invoices. DHL needs a signature for paperless invoices.
         */
        post: operations["file-upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sub users
         * @description Returns the sub users of your organisation, without their tokens.
         */
        get: operations["subusers-list"];
        put?: never;
        /**
         * Register a sub user
         * @description Adds a user to your organisation, with data of its own and, if you ask for it, a token of its own.
         */
        post: operations["subuser-register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sub user
         * @description Returns one sub user, with its token when it has one.
         */
        get: operations["subuser-get"];
        put?: never;
        /**
         * Refresh the token of a sub user
         * @description Makes a new token for a sub user. The one before it stops working at once.
         */
        post: operations["subuser-refresh"];
        /**
         * Delete a sub user
         * @description Removes a sub user. Its token stops working at once.
         */
        delete: operations["subuser-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        /** @description Address that the carrier knows the account by. */
        AccountAddress: {
            /** @description Name of the company. */
            company: string;
            /** @description Name of the person. */
            full_name?: string;
            /** @description Phone number. */
            phone: string;
            /** @description E-mail address. */
            email?: string;
            /** @description First address line. */
            address1: string;
            /** @description Second address line. */
            address2?: string;
            /** @description Postal code. */
            zip: string;
            /** @description City. */
            city: string;
            country: components["schemas"]["Country"];
        };
        /** @description A consignee address that you registered. */
        AddressRecord: {
            /** @description Unique id. */
            id: components["schemas"]["RecordId"];
            /** @description When it was registered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            address: components["schemas"]["Address"];
        };
        /** @description An address, as it was given. */
        Address: {
            /** @description Name of the person. Give `full_name`, `company` or both. */
            full_name?: string;
            /** @description Name of the company. For Yamato the name of a building or hotel may stand here. */
            company?: string;
            /** @description E-mail address. Carriers send notices to it. */
            email?: string;
            /**
             * @description Phone number in digits; hyphens and a leading `+` are accepted.
             * @example +81 75-211-0456
             */
            phone?: string;
            country?: components["schemas"]["Country"];
            /** @description Postal code. A Japanese one has seven digits, with or without its hyphen. */
            zip?: string;
            /** @description A code where the country has codes (`CA` for California). In Japan the name of the prefecture, in Japanese or in Latin letters. Elsewhere free text, or nothing. */
            province?: string;
            /** @description City. Within Japan leave it out and begin `address1` with the city. */
            city?: string;
            /** @description First address line. Its length is limited by carrier. */
            address1?: string;
            /** @description Second address line. Yamato does not accept an empty one. */
            address2?: string;
            /** @description Third address line. */
            address3?: string;
            /** @description What does not fit elsewhere, such as a building or a department. */
            extra?: string;
            /** @description Name of the person in Japanese, for a shipper who ships at home and abroad. */
            full_name_kanji?: string;
            /** @description Name of the company in Japanese. */
            company_kanji?: string;
            /** @description Prefecture in Japanese. */
            province_kanji?: string;
            /** @description First address line in Japanese. */
            address1_kanji?: string;
            /** @description Second address line in Japanese. */
            address2_kanji?: string;
            /** @description Third address line in Japanese. */
            address3_kanji?: string;
        };
        /**
         * @description Id of one of your carrier accounts, from the answer to its registration.
         * @example Hq4vT8sLm2Xc9RwJd
         */
        CarrierId: string;
        /** @description An account at a carrier. */
        CarrierRegistration: {
            /** @description The carrier type. It decides which credentials are needed, and cannot be changed later. */
            type: components["schemas"]["CarrierType"];
            /** @description What the carrier gave you to sign in with. The members depend on the carrier type. */
            credentials: Record<string, unknown>;
            settings?: components["schemas"]["CarrierSettings"];
            /** @description A name for the account, for your own use. */
            name?: string;
        };
        /** @description Settings to change, member by member, down to the innermost. What you leave out stays, and counts for what the rest requires. */
        CarrierSettingsChange: {
            print?: components["schemas"]["PrintSettingsMembers"];
            label?: components["schemas"]["LabelSettings"];
            scheduled_delivery_email?: components["schemas"]["ScheduledDeliveryEmailMembers"];
        };
        /** @description How labels of this account are made. */
        CarrierSettings: {
            print?: components["schemas"]["PrintSettings"];
            label?: components["schemas"]["LabelSettings"];
            scheduled_delivery_email?: components["schemas"]["ScheduledDeliveryEmail"];
        };
        /**
         * @description Which carrier.
         * @enum {string}
         */
        CarrierType: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "yuumail" | "seino" | "japanpost" | "dhl" | "fedex" | "ups" | "pegasus";
        /** @description What to change. Members that you leave out stay as they are. */
        CarrierUpdate: {
            /** @description The type of an account cannot change. It is accepted only when it is the type that the account has. */
            type?: components["schemas"]["CarrierType"];
            /** @description Credentials to replace, member by member. */
            credentials?: Record<string, unknown>;
            settings?: components["schemas"]["CarrierSettingsChange"];
            /** @description A name for the account, for your own use. */
            name?: string;
        };
        /** @description An account at a carrier. */
        Carrier: {
            /** @description Unique id. Give it as `setup.carrier_id`. */
            id: components["schemas"]["CarrierId"];
            /** @description The carrier type. */
            type: components["schemas"]["CarrierType"];
            /**
             * @description Whether labels can be made with the account.
             * @enum {string}
             */
            state: "active" | "pending" | "disabled";
            /** @description When it was registered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Your own name for it. */
            name?: string;
            /** @description The credentials, masked to four asterisks and the last characters. Passwords and keys are left out. What is not secret, such as the address, comes back as it is. */
            credentials: Record<string, unknown>;
            settings: components["schemas"]["CarrierSettings"];
        };
        /** @description What the carrier collects from the consignee. */
        CashOnDelivery: {
            /** @description Amount to collect, tax included. */
            amount: number;
            /** @description Consumption tax within the amount. It cannot be more than the amount. */
            tax: number;
        };
        /** @description Where the parcel goes. */
        ConsigneeAddress: {
            address1: unknown;
            zip: unknown;
            phone: unknown;
        } & (WithRequired<components["schemas"]["Address"], "country" | "zip" | "address1" | "phone"> & components["schemas"]["ProvinceCodes"] & components["schemas"]["PostalCodes"]);
        /**
         * @description Country as an ISO 3166-1 alpha-2 code in capitals.
         * @enum {string}
         */
        Country: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @description The credentials of DHL. */
        CredentialsDhl: {
            /** @description Account number for exports. */
            account_number: string;
            /** @description Account number for imports. */
            import_acc_number?: string;
            /** @description Site id. */
            site_id: string;
            /** @description Password of the site. */
            password: string;
            address: components["schemas"]["AccountAddress"];
        };
        /** @description The credentials of FedEx. */
        CredentialsFedex: {
            /** @description Account number. */
            account_number: string;
            /** @description Password of the account. */
            password: string;
            invoice_2fa: components["schemas"]["Invoice2fa"];
            address: components["schemas"]["AccountAddress"];
        };
        /** @description The credentials of Japan Post for international shipments. */
        CredentialsJapanpost: {
            /** @description User id at Japan Post. */
            user_id?: string;
            customer_numbers?: components["schemas"]["CustomerNumbers"];
        };
        /** @description The credentials of Pegasus Global Express. */
        CredentialsPegasus: {
            /** @description Account number. */
            account_number: string;
            /** @description Password of the account. */
            password: string;
        };
        /** @description The credentials of Sagawa Express. */
        CredentialsSagawa: {
            /** @description Key of the account. */
            key: string;
            /** @description Password of the account. */
            password: string;
            customer_numbers: components["schemas"]["CustomerNumbers"];
        };
        /** @description The credentials of Seino Transportation. */
        CredentialsSeino: {
            /** @description Key of the account. */
            key: string;
            /** @description Password of the account. */
            password: string;
        };
        /** @description The credentials of UPS. */
        CredentialsUps: {
            /**
             * @description Account number, six letters and digits.
             * @example 84W7E6
             */
            account_number: string;
        };
        /** @description The credentials of Yamato Transport. */
        CredentialsYamato: {
            /** @description Customer code at Yamato. */
            key: string;
            /**
             * @description Freight management number.
             * @default 01
             * @example 01
             */
            freight_number?: string;
        };
        /** @description The credentials of Yu-Pack, Yu-Packet and Yu-Mail. Give `customer_numbers` or `niokurinin`. */
        CredentialsYuubin: {
            /** @description User id at Japan Post. */
            user_id: string;
            customer_numbers?: components["schemas"]["CustomerNumbers"];
            /** @description Shipper code at Japan Post. */
            niokurinin?: string;
        };
        /**
         * @description Currency of prices and amounts, as an ISO 4217 code.
         * @enum {string}
         */
        Currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /** @description The four parts of the customer number, in order. */
        CustomerNumbers: string[];
        /** @description What customs need to know. Required across borders. */
        Customs: {
            /**
             * @description What the parcel holds, in the categories of the postal customs forms.
             * @enum {string}
             */
            content_type: "MERCHANDISE" | "GIFT" | "SAMPLE" | "DOCUMENTS" | "RETURNED_GOODS" | "OTHER";
            /**
             * @description `true` charges duties and taxes to the shipper (DDP). For Pegasus only PEN-DHL and PEN-UPS can do it; another Pegasus service ignores it and says so in `delivery.warnings`.
             * @default false
             */
            duty_paid?: boolean;
        };
        /**
         * Format: date
         * @description A calendar day, YYYY-MM-DD.
         */
        Date: string;
        /** @description What the carrier made of the shipment. */
        Delivery: {
            /**
             * @description The carrier type, or `custom` for in-house shipping.
             * @enum {string}
             */
            carrier: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "yuumail" | "seino" | "japanpost" | "dhl" | "fedex" | "ups" | "pegasus" | "custom";
            /**
             * @description The service that was used.
             * @enum {string}
             */
            method: "yamato_regular" | "yamato_collect" | "yamato_freight_collect" | "yamato_time" | "yamato_compact" | "yamato_nekopos" | "yamato_direct_mail" | "yamato_kuroneko_yuupacket" | "sagawa_regular" | "sagawa_large" | "yuupack_regular" | "yuupacket_regular" | "yuumail_regular" | "seino_regular" | "japanpost_ems" | "japanpost_epacket" | "japanpost_epacket_light" | "japanpost_smallpacket_air" | "japanpost_smallpacket_sea" | "japanpost_air_packet" | "japanpost_air_parcel" | "japanpost_sea_parcel" | "dhl_express_worldwide" | "dhl_express_1200" | "dhl_express_1030" | "dhl_express_0900" | "fedex_international_priority" | "fedex_international_priority_eod" | "fedex_international_priority_express" | "fedex_international_first" | "fedex_international_economy" | "fedex_international_connect_plus" | "ups_worldwide_saver" | "ups_worldwide_express" | "ups_worldwide_express_plus" | "ups_worldwide_expedited" | "ups_worldwide_express_freight" | "ups_worldwide_express_freight_mid_day" | "pegasus_pen_dhl" | "pegasus_pen_ups" | "pegasus_pen_express" | "custom";
            /** @description Tracking numbers in the order of the label's pages: one for each waybill, one more for a return label, none for in-house shipping. */
            tracking_numbers: string[];
            /**
             * Format: uri
             * @description Address of the label as a PDF. It has several pages when a return label was made, and is `null` for in-house shipping.
             */
            label: string | null;
            /** @description The commercial invoice as a PDF in Base64. International shipments only, else `null`. */
            invoice: string | null;
            /**
             * Format: uri
             * @description Address of the carrier's own commercial invoice as a PDF, or `null` where the carrier makes none.
             */
            carrier_invoice: string | null;
            /** @description What you should know, carrier by carrier. Fields that the API does not know are named here. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description One thing that is wrong. */
        ErrorDetail: {
            /**
             * @description What kind of fault it is.
             * @enum {string}
             */
            code: "REQUIRED" | "INSUFFICIENT" | "TOO_MANY" | "ONE_OF_REQUIRED" | "INVALID" | "INVALID_VALUE" | "TOO_LONG" | "FORMAT" | "NOT_SUPPORTED" | "DUPLICATE";
            /** @description Where it is, as a path with dots from the top of the body, entries of lists by their number from 0, such as `parcels.0.width`. The name of a parameter where a parameter is wrong; empty when the body as a whole is. */
            field: string;
            /** @description What would have been right - a limit, the allowed values, or the fields of which one is needed. */
            value?: unknown;
            /** @description What is wrong and what to do. */
            message: string;
            /** @description Id of the rule that was broken, or `null` when the schema alone judges. */
            rule: string | null;
        };
        /** @description What went wrong. */
        Error: {
            /** @description Unique id of the call. Give it to support. */
            debug_id: string;
            /** @description The kind of error. Programs branch on it. Refusals of a carrier come as `TYPE_CODE`, such as `SAGAWA_E1-0029`. */
            code: string;
            /** @description What went wrong in a few words. */
            message: string;
            /** @description What went wrong at length. */
            description: string;
            /**
             * Format: uri
             * @description Where this portal explains it.
             */
            link: string;
            /** @description One entry for each thing that is wrong. Empty when there is nothing to point at. */
            details: components["schemas"]["ErrorDetail"][];
            /**
             * @description Present only when the token was refused.
             * @constant
             */
            auth?: false;
        };
        /** @description An image for commercial invoices. */
        FileUpload: {
            /**
             * @description What the image is.
             * @enum {string}
             */
            type: "signature" | "logo";
            /** @description The image as Base64, PNG or JPEG, at most 1 MB before encoding. */
            file: string;
        };
        /** @description A file that you uploaded. The image itself is not sent back. */
        File: {
            /** @description Unique id. */
            id: components["schemas"]["RecordId"];
            /**
             * @description What the image is.
             * @enum {string}
             */
            type: "signature" | "logo";
            /** @description When it was uploaded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The newest invoice that FedEx sent you. FedEx confirms with it that the account is yours. */
        Invoice2fa: {
            /** @description Number of the invoice. */
            number: string;
            /** @description Date of the invoice. */
            date: components["schemas"]["Date"];
            /** @description Amount of the invoice. */
            amount: number;
            /** @description Currency of the amount. */
            currency: components["schemas"]["Currency"];
        };
        /** @description What the label shows. */
        LabelSettings: {
            /**
             * @description Prints account information on the label.
             * @default true
             */
            show_account?: boolean;
            /**
             * @description Adds an archive page for your own files.
             * @default false
             */
            extra_page?: boolean;
            /**
             * @description Prints the earliest possible delivery date on the label when the shipment has no `setup.date`. It does so as well when only `setup.delivery_date` is missing.
             * @default false
             */
            delivery_date?: boolean;
        };
        /** @description A sub user in a list, without its token. */
        ListedSubUser: {
            /** @description Unique id. */
            id: string;
            /** @description The identifier that you gave. */
            key: string;
            info: components["schemas"]["SubUserInfo"];
            /** @description When it was registered. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What was done. */
        Message: {
            /** @description What was done, in the language of the answer. */
            message: string;
        };
        /** @description The prices that you agreed for one size from one region. */
        NegotiatedRate: {
            /** @description Region that the parcel leaves from, as the carrier names it. */
            origin: components["schemas"]["Region"];
            /**
             * @description Size class of the parcel, one of the carrier's own.
             * @example 80
             */
            size: string;
            /** @description Destination region to price, tax included. */
            prices: {
                [key: string]: number;
            };
        };
        /** @description Rows to save. A row replaces the one with the same origin and size; other rows stay. */
        NegotiatedRatesUpload: {
            /** @description One row for each origin and size. */
            rates: components["schemas"]["NegotiatedRate"][];
        };
        /** @description How the parcel is to be handled. */
        Options: {
            /**
             * @description Breakable.
             * @default false
             */
            fragile?: boolean;
            /**
             * @description This side up.
             * @default false
             */
            side_up?: boolean;
            /**
             * @description Valuable goods.
             * @default false
             */
            valuable_goods?: boolean;
        };
        /** @description Where in the list you are. */
        Pagination: {
            /** @description How many entries match. */
            total_count: number;
            /** @description How many pages they fill. */
            total_pages: number;
            /** @description The page that this answer holds. */
            current_page: number;
        };
        /** @description A parcel. Give its three sides and weight, or a package of the carrier. */
        Parcel: {
            /** @description Width. */
            width?: number;
            /** @description Height. */
            height?: number;
            /** @description Depth. */
            depth?: number;
            /** @description Weight of one parcel with everything in it. Required with dimensions, optional with `package`. */
            weight?: number;
            /**
             * @description A package of the carrier. It is used only when the dimensions are absent.
             * @enum {string}
             */
            package?: "dhl_envelope" | "dhl_flyer" | "dhl_box_2" | "dhl_box_3" | "dhl_box_4" | "dhl_box_5" | "dhl_box_6" | "dhl_box_7" | "dhl_jumbo_box" | "fedex_envelope" | "fedex_pak" | "fedex_box" | "fedex_tube" | "fedex_10kg_box" | "fedex_25kg_box";
            /**
             * @description How many parcels of this kind.
             * @default 1
             */
            amount?: number;
        };
        /** @description A postal code of Japan has seven digits. */
        PostalCodes: unknown;
        /** @description Paper. */
        PrintSettingsMembers: {
            /**
             * @description Print size. Each carrier has sizes of its own; without a setting labels are A4.
             * @enum {string}
             */
            size?: "PDF_A4" | "PDF_A5" | "PDF_A6" | "PDF_4X6" | "PDF_4.5X7.8" | "PDF_4.2X8.3_BLUE";
            /**
             * @description Print size for services that cannot use `size`. Required when `size` is `PDF_4.5X7.8`, and not a thermal size itself.
             * @enum {string}
             */
            size_fallback?: "PDF_A4" | "PDF_A5";
        };
        /** @description Paper. */
        PrintSettings: components["schemas"]["PrintSettingsMembers"];
        /** @description What is in the parcel. */
        Product: {
            /** @description Name of the product. In Latin letters across borders. */
            name: string;
            /** @description How many. */
            quantity: number;
            /** @description Price of one piece before any discount. Required across borders and for cash on delivery. Whole yen in JPY, at most two decimals in other currencies. */
            price?: number;
            /** @description Weight of one piece. */
            weight?: number;
            /**
             * @description Harmonised System code. Recommended across borders.
             * @example 9608.30
             */
            hs_code?: string;
            /** @description Country in which the product was made. Required across borders. */
            origin_country?: string;
        };
        /**
         * @description State or territory of Australia, ISO 3166-2:AU.
         * @enum {string}
         */
        ProvinceAu: "ACT" | "NSW" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA";
        /**
         * @description State of Brazil, ISO 3166-2:BR.
         * @enum {string}
         */
        ProvinceBr: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /**
         * @description Province or territory of Canada, ISO 3166-2:CA.
         * @enum {string}
         */
        ProvinceCa: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
        /** @description Countries with codes take a code as province. */
        ProvinceCodes: unknown;
        /**
         * @description State or union territory of India, ISO 3166-2:IN.
         * @enum {string}
         */
        ProvinceIn: "AN" | "AP" | "AR" | "AS" | "BR" | "CG" | "CH" | "DH" | "DL" | "GA" | "GJ" | "HP" | "HR" | "JH" | "JK" | "KA" | "KL" | "LA" | "LD" | "MH" | "ML" | "MN" | "MP" | "MZ" | "NL" | "OD" | "PB" | "PY" | "RJ" | "SK" | "TN" | "TR" | "TS" | "UK" | "UP" | "WB";
        /**
         * @description State of Mexico, ISO 3166-2:MX.
         * @enum {string}
         */
        ProvinceMx: "AGU" | "BCN" | "BCS" | "CAM" | "CHH" | "CHP" | "CMX" | "COA" | "COL" | "DUR" | "GRO" | "GUA" | "HID" | "JAL" | "MEX" | "MIC" | "MOR" | "NAY" | "NLE" | "OAX" | "PUE" | "QUE" | "ROO" | "SIN" | "SLP" | "SON" | "TAB" | "TAM" | "TLA" | "VER" | "YUC" | "ZAC";
        /**
         * @description State or territory of the United States, ISO 3166-2:US.
         * @enum {string}
         */
        ProvinceUs: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "DC" | "AS" | "GU" | "MP" | "PR" | "UM" | "VI";
        /** @description A carrier that could not give a price. */
        RateError: {
            /** @description The carrier type that failed. */
            carrier: components["schemas"]["CarrierType"];
            /** @description Why, in the language of the answer. */
            message: string;
        };
        /** @description A shipment whose price you want to know. It is the body of a shipment without `setup.service`. */
        RateRequest: {
            setup: components["schemas"]["RateSetup"];
            to_address: components["schemas"]["ConsigneeAddress"];
            from_address: components["schemas"]["ShipperAddress"];
            /** @description What is in the parcels. Required across borders. */
            products?: components["schemas"]["Product"][];
            /** @description The parcels. Required across borders; within Japan `setup.pack_size` and `setup.pack_amount` do. */
            parcels?: components["schemas"]["Parcel"][];
            customs?: components["schemas"]["Customs"];
            options?: components["schemas"]["Options"];
            /**
             * @description IOSS number for sales into the European Union.
             * @example IM2760000742
             */
            ioss_number?: string;
        };
        /** @description Prices of the carriers that answered, and what the others said. */
        RateResponse: {
            /** @description Prices, service by service. */
            rates: components["schemas"]["Rate"][];
            /** @description Carriers that failed. The prices of the others are good all the same. */
            errors: components["schemas"]["RateError"][];
        };
        /** @description As in a shipment, without `service`. */
        RateSetup: {
            /** @description Asks this carrier type only. */
            carrier?: components["schemas"]["CarrierType"];
            /** @description Asks this account only. */
            carrier_id?: components["schemas"]["CarrierId"];
            service?: never;
        } & components["schemas"]["Setup"];
        /** @description What one service of one account costs. */
        Rate: {
            /** @description The carrier type. */
            carrier: components["schemas"]["CarrierType"];
            /** @description The account that gave the price. Use it for the shipment. */
            carrier_id: components["schemas"]["CarrierId"];
            /**
             * @description The service. Give it as `setup.service` when you create the shipment.
             * @enum {string}
             */
            service: "yamato_regular" | "yamato_collect" | "yamato_freight_collect" | "yamato_time" | "yamato_compact" | "yamato_nekopos" | "yamato_direct_mail" | "yamato_kuroneko_yuupacket" | "sagawa_regular" | "sagawa_large" | "yuupack_regular" | "yuupacket_regular" | "yuumail_regular" | "seino_regular" | "japanpost_ems" | "japanpost_epacket" | "japanpost_epacket_light" | "japanpost_smallpacket_air" | "japanpost_smallpacket_sea" | "japanpost_air_packet" | "japanpost_air_parcel" | "japanpost_sea_parcel" | "dhl_express_worldwide" | "dhl_express_1200" | "dhl_express_1030" | "dhl_express_0900" | "fedex_international_priority" | "fedex_international_priority_eod" | "fedex_international_priority_express" | "fedex_international_first" | "fedex_international_economy" | "fedex_international_connect_plus" | "ups_worldwide_saver" | "ups_worldwide_express" | "ups_worldwide_express_plus" | "ups_worldwide_expedited" | "ups_worldwide_express_freight" | "ups_worldwide_express_freight_mid_day" | "pegasus_pen_dhl" | "pegasus_pen_ups" | "pegasus_pen_express" | "custom";
            currency: components["schemas"]["Currency"];
            /** @description The total, surcharges included. */
            price: number;
            /** @description Surcharges within the price; an empty list when there are none. */
            surcharges: components["schemas"]["Surcharge"][];
            /**
             * Format: date
             * @description When the parcel should arrive, where the carrier says so.
             */
            estimated_delivery_date: string | null;
        };
        /** @description Unique id. */
        RecordId: string;
        /**
         * @description Name of a region, one of the carrier's own.
         * @enum {string}
         */
        Region: "Hokkaido" | "North Tohoku" | "South Tohoku" | "Kanto" | "Shinetsu" | "Hokuriku" | "Chubu" | "Kansai" | "Chugoku" | "Shikoku" | "Kyushu" | "Okinawa" | "Tokai" | "North Kyushu" | "South Kyushu" | "Tohoku" | "Kinki";
        /** @description An e-mail that Yamato sends to the consignee before delivery. */
        ScheduledDeliveryEmailMembers: {
            /** @description Whether Yamato sends it. */
            enabled?: boolean;
            /** @description Text of the e-mail. Required when `enabled` is `true`. */
            message?: string;
        };
        /** @description An e-mail that Yamato sends to the consignee before delivery. */
        ScheduledDeliveryEmail: WithRequired<components["schemas"]["ScheduledDeliveryEmailMembers"], "enabled">;
        /** @description How the shipment is made. */
        Setup: {
            /** @default JPY */
            currency?: components["schemas"]["Currency"];
            /** @description Shipping date, the day on which the carrier takes the parcel over, in Japan time. Mandatory for Yamato. */
            date?: components["schemas"]["Date"];
            /** @description The day on which the consignee wishes to receive the parcel. */
            delivery_date?: components["schemas"]["Date"];
            /**
             * @description The time of day at which the consignee wishes to receive the parcel. Each carrier has slots of its own.
             * @enum {string}
             */
            delivery_time?: "not-specified" | "before-noon" | "12-14" | "14-16" | "16-18" | "18-20" | "18-21" | "19-21" | "20-21" | "before-ten" | "before-five";
            /**
             * @description Amount insured, for the whole shipment.
             * @default 0
             */
            insurance?: number;
            /** @description Your own reference, such as an order number. Yamato prints it in the note area of the label. */
            ref_number?: string;
            /** @description A note to whoever delivers. */
            delivery_note?: string;
            /**
             * @description Temperature at which the parcel travels.
             * @default regular
             * @enum {string}
             */
            temperature?: "regular" | "fresh" | "frozen";
            /** @description How the parcel is to be handled. The same object may stand at the top of the request. Where both have a member, the one at the top wins. */
            options?: components["schemas"]["Options"];
            /**
             * @description Size class of a domestic parcel, the sum of its three sides. `0` leaves it open. Each carrier has classes of its own.
             * @default 0
             * @example 80
             */
            pack_size?: string;
            /**
             * @description How many pieces of this size.
             * @default 1
             */
            pack_amount?: number;
            cash_on_delivery?: components["schemas"]["CashOnDelivery"];
            /**
             * @description Makes a label for the way back as well. The PDF then has one more page, and the answer one more tracking number.
             * @default false
             */
            return_label?: boolean;
            /**
             * @description First free label on an A4 sheet, counted from the top left.
             * @default 1
             */
            print_start_location?: number;
            /**
             * @description Prints on the lower half of the A4 sheet for Yu-Pack.
             * @default false
             */
            print_lower_half?: boolean;
            /** @description Shipping fee that the consignee paid, shown on the commercial invoice. */
            shipping_fee?: number;
            /** @description Tax id of the consignee, shown on the commercial invoice. */
            consignee_tax_id?: string;
            /**
             * @description Discount applied to the price of each product. 10 on a price of 5,000 gives 4,500.
             * @default 0
             */
            discount?: number;
            /** @description Transport instructions for Seino, as codes. */
            instructions?: string[];
            /**
             * @description Delivers against a signature only.
             * @default false
             */
            signature?: boolean;
            /**
             * @description Adds the carrier's security service.
             * @default false
             */
            security_service?: boolean;
        };
        /**
         * @description Id of a shipment.
         * @example API-7PZK4M2QXD
         */
        ShipmentId: string;
        /** @description A page of shipments, newest first. */
        ShipmentPage: {
            /** @description The shipments of this page. */
            shipments: components["schemas"]["Shipment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A shipment to make. */
        ShipmentRequest: {
            setup: components["schemas"]["ShipmentSetup"];
            to_address: components["schemas"]["ConsigneeAddress"];
            from_address: components["schemas"]["ShipperAddress"];
            /** @description What is in the parcels. */
            products: components["schemas"]["Product"][];
            /** @description The parcels. Required across borders. Within Japan give `setup.pack_size` and `setup.pack_amount` instead; a shipment without parcels is then made of `pack_amount` pieces. At most 99 pieces in all. */
            parcels?: components["schemas"]["Parcel"][];
            customs?: components["schemas"]["Customs"];
            /** @description How the parcel is to be handled. What is given here wins over the same member of `setup.options`. */
            options?: components["schemas"]["Options"];
            /**
             * @description IOSS number for sales into the European Union, shown on the commercial invoice.
             * @example IM2760000742
             */
            ioss_number?: string;
        };
        /** @description How the shipment is made. */
        ShipmentSetup: {
            /** @description Which carrier. Give this or `carrier_id`; when you give both, the account must be of this type. Not needed when `service` is `custom`. */
            carrier?: components["schemas"]["CarrierType"];
            /** @description Id of the account to use. Without it your oldest active account of the type is used. */
            carrier_id?: components["schemas"]["CarrierId"];
            /**
             * @description The carrier's service. `custom` is your own delivery: no carrier is called and no label is made.
             * @enum {string}
             */
            service: "yamato_regular" | "yamato_collect" | "yamato_freight_collect" | "yamato_time" | "yamato_compact" | "yamato_nekopos" | "yamato_direct_mail" | "yamato_kuroneko_yuupacket" | "sagawa_regular" | "sagawa_large" | "yuupack_regular" | "yuupacket_regular" | "yuumail_regular" | "seino_regular" | "japanpost_ems" | "japanpost_epacket" | "japanpost_epacket_light" | "japanpost_smallpacket_air" | "japanpost_smallpacket_sea" | "japanpost_air_packet" | "japanpost_air_parcel" | "japanpost_sea_parcel" | "dhl_express_worldwide" | "dhl_express_1200" | "dhl_express_1030" | "dhl_express_0900" | "fedex_international_priority" | "fedex_international_priority_eod" | "fedex_international_priority_express" | "fedex_international_first" | "fedex_international_economy" | "fedex_international_connect_plus" | "ups_worldwide_saver" | "ups_worldwide_express" | "ups_worldwide_express_plus" | "ups_worldwide_expedited" | "ups_worldwide_express_freight" | "ups_worldwide_express_freight_mid_day" | "pegasus_pen_dhl" | "pegasus_pen_ups" | "pegasus_pen_express" | "custom";
            /**
             * @description Makes a dummy label: free, without a credit card, not for shipping.
             * @default false
             */
            test?: boolean;
        } & components["schemas"]["Setup"];
        /** @description A shipment. */
        Shipment: {
            /** @description Unique id. Fetch or void the shipment with it. */
            id: string;
            /**
             * @description Whether the shipment is valid.
             * @enum {string}
             */
            state: "active" | "void";
            /** @description Whether the label is a dummy of the test mode. */
            test: boolean;
            /** @description When the shipment was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Where the parcel goes. */
            to_address: components["schemas"]["Address"];
            /** @description Where the parcel comes from. */
            from_address: components["schemas"]["Address"];
            /** @description The products, with the discount taken off their prices. */
            products: components["schemas"]["ShippedProduct"][];
            /** @description The parcels. Empty when the request gave a size class instead. */
            parcels: components["schemas"]["Parcel"][];
            /** @description The customs declaration, or `null` within Japan. */
            customs: components["schemas"]["Customs"] | null;
            /** @description The setup as it was given. Carrier, service and test flag stand in `delivery` and `test`. */
            setup: components["schemas"]["Setup"];
            /** @description The options in force. */
            options: components["schemas"]["Options"];
            /**
             * @description Who bears duties and taxes. `null` within Japan.
             * @enum {string|null}
             */
            incoterms: "DDU" | "DAP" | "DDP" | null;
            /** @description The IOSS number that was given, or `null`. */
            ioss_number: string | null;
            delivery: components["schemas"]["Delivery"];
        };
        /** @description A product of a shipment. */
        ShippedProduct: {
            /** @description Price of one piece after the discount. Fractions of a yen are dropped. */
            price?: number;
        } & components["schemas"]["Product"];
        /** @description Where the parcel comes from. */
        ShipperAddress: {
            address1: unknown;
            zip: unknown;
            phone: unknown;
        } & (WithRequired<components["schemas"]["Address"], "country" | "zip" | "address1" | "phone"> & components["schemas"]["ProvinceCodes"] & components["schemas"]["PostalCodes"]);
        /**
         * @description Id of a sub user.
         * @example 5f0c9a7714de4b02b6a3e81d97c2f460
         */
        SubUserId: string;
        /** @description Who the sub user is. */
        SubUserInfo: {
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description Full name. */
            full_name?: string;
            /** @description Company or shop. */
            company?: string;
        };
        /** @description A sub user to register. */
        SubUserRegistration: {
            /**
             * @description An identifier in the form of an e-mail address. It must be unique in your organisation.
             * @example store-osaka@mori-stationery.example
             */
            key: string;
            info?: components["schemas"]["SubUserInfo"];
            /**
             * @description Asks for an API token at once.
             * @default false
             */
            api_token?: boolean;
        };
        /** @description The new token. */
        SubUserToken: {
            /** @description Id of the sub user. */
            id: string;
            /** @description The new API token. The one before it no longer works. */
            token: string;
        };
        /** @description A sub user. */
        SubUser: {
            /** @description Unique id. */
            id: string;
            /** @description The identifier that you gave. */
            key: string;
            info: components["schemas"]["SubUserInfo"];
            /** @description The API token, when there is one. */
            token?: string;
            /** @description When it was registered. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A surcharge within the price. */
        Surcharge: {
            /** @description What it is for. */
            type: string;
            /** @description How much of the price it is. */
            price: number;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, with milliseconds.
         */
        Timestamp: string;
        /** @description Something that happened to the parcel. */
        TrackingEvent: {
            /** @description When it happened. */
            date: components["schemas"]["Timestamp"];
            /**
             * @description What happened, the same words for every carrier.
             * @enum {string}
             */
            status: "registered" | "collected" | "transit" | "customs" | "out_for_delivery" | "delivered" | "held" | "exception" | "returned";
            /** @description The carrier's own words. */
            details: string[];
            /** @description Where it happened, or an empty text. */
            location: string;
        };
        /** @description Where a parcel is and where it was. */
        Tracking: {
            /**
             * @description The carrier type.
             * @enum {string}
             */
            carrier: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "japanpost" | "dhl" | "ups";
            /** @description The number that you asked for. */
            tracking_number: string;
            /** @description The newest event. */
            current_status: components["schemas"]["TrackingEvent"];
            /** @description All events, oldest first. */
            history: components["schemas"]["TrackingEvent"][];
        };
        /** @description A place that you ship from. In Japan `province_kanji` is required. */
        WarehouseAddress: components["schemas"]["ShipperAddress"];
        /** @description A warehouse that you registered. */
        WarehouseRecord: {
            /** @description Unique id. */
            id: components["schemas"]["RecordId"];
            /** @description When it was registered. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            address: components["schemas"]["Address"];
        };
        /** @description Something that did not stop the shipment and that you should know. */
        Warning: {
            /**
             * @description What it is about.
             * @enum {string}
             */
            type: "label" | "invoice" | "setup" | "customs";
            /** @description What happened, as a code of the carrier or as a sentence. */
            message: string;
        };
    };
    responses: {
        /** @description The fault is on the side of the API. */
        InternalError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What you asked for was not found. */
        NotFound: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 2 MB. */
        PayloadTooLarge: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something in the request is invalid, missing or not enough, or the carrier refused the shipment. */
        ShipmentError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API token is missing or wrong, or a sub user made a call that only the account may make. */
        TokenError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call limit is used up. */
        TooManyRequests: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not declared as JSON. */
        UnsupportedMediaType: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something in the request is invalid, missing or not enough. */
        ValidationError: {
            headers: {
                "X-Api-Call-Limit": components["headers"]["CallLimit"];
                "X-Api-Call-Reset": components["headers"]["CallReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Language of messages, Japanese or English. */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /** @description Calls that remain and calls in all, such as `9/10`. */
        CallLimit: string;
        /** @description When all calls are available again, in Japan time. */
        CallReset: string;
        /** @description Seconds to wait before the next call. */
        RetryAfter: number;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    "shipments-list": {
        parameters: {
            query?: {
                /** @description How many shipments a page holds. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Shipments made at or after this moment. Without it, from the start of today in Japan. A moment before the last 2 months counts as their start. */
                created_after?: string;
                /** @description Shipments made before this moment. Without it, to the end of today in Japan. */
                created_before?: string;
                /** @description Which shipments by their state. */
                state?: "active" | "void" | "any";
                /** @description Shipments of this carrier type only. */
                carrier?: components["schemas"]["CarrierType"];
                /** @description Where the shipments were made. */
                scope?: "api" | "all";
            };
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentPage"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "shipment-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentRequest"];
            };
        };
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            400: components["responses"]["ShipmentError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "shipment-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shipment"];
                };
            };
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "shipment-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the shipment. */
                id: components["schemas"]["ShipmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment is void. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "rates-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateRequest"];
            };
        };
        responses: {
            /** @description Prices, and the carriers that could not give one. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateResponse"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carriers-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"][];
                };
            };
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carrier-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierRegistration"];
            };
        };
        responses: {
            /** @description The account with its id. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carrier-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierUpdate"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "carrier-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is gone. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "negotiated-rates-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NegotiatedRatesUpload"];
            };
        };
        responses: {
            /** @description The rows are saved. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "negotiated-rates-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the carrier account. */
                id: components["schemas"]["CarrierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows are gone. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "tracking-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The carrier type. */
                carrier: "yamato" | "sagawa" | "yuupack" | "yuupacket" | "japanpost" | "dhl" | "ups";
                /** @description The tracking number, percent-encoded. */
                tracking_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the parcel is. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "addresses-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressRecord"][];
                };
            };
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "address-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsigneeAddress"];
            };
        };
        responses: {
            /** @description The address with its id. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressRecord"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "warehouses-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouses, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseRecord"][];
                };
            };
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "warehouse-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseAddress"];
            };
        };
        responses: {
            /** @description The warehouse with its id. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseRecord"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "files-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"][];
                };
            };
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "file-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file with its id. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subusers-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub users, oldest first. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSubUser"][];
                };
            };
            403: components["responses"]["TokenError"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubUserRegistration"];
            };
        };
        responses: {
            /** @description The sub user, with its token when you asked for one. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUser"];
                };
            };
            400: components["responses"]["ValidationError"];
            403: components["responses"]["TokenError"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the sub user. */
                id: components["schemas"]["SubUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub user. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUser"];
                };
            };
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the sub user. */
                id: components["schemas"]["SubUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubUserToken"];
                };
            };
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    "subuser-delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of messages, Japanese or English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the sub user. */
                id: components["schemas"]["SubUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub user is gone. */
            200: {
                headers: {
                    "X-Api-Call-Limit": components["headers"]["CallLimit"];
                    "X-Api-Call-Reset": components["headers"]["CallReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["TokenError"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
