// Made from /docs/json by openapi-typescript; standalone/open-api.int.test.ts fails when it is stale and
// makes it again with `npx vitest run --project integration standalone/open-api.int.test.ts -u`.
export interface paths {
    "/admin-api/booking-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/booking-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        /** @enum {string} */
                        action?: "check-in" | "undo-check-in" | "check-out" | "no-show" | "cancel" | "undo" | "confirm-payment" | "record-transfer" | "assign-unit" | "record-payment" | "add-charge" | "remove-charge" | "approve-refund" | "reject-refund" | "confirm-refund-paid" | "retry-refund";
                        address?: string | null;
                        amount?: number;
                        amountDue?: unknown;
                        arrival?: unknown;
                        bank?: unknown;
                        bankAccountName?: unknown;
                        bankAccountNumber?: unknown;
                        bookingChannel?: unknown;
                        bookingId?: unknown;
                        breakfast?: boolean;
                        cancellationPolicy?: unknown;
                        chargeId?: string;
                        charges?: unknown;
                        checkInBy?: unknown;
                        checkInDate?: string;
                        checkInDateStatus?: unknown;
                        checkInStatus?: unknown;
                        checkOutBy?: unknown;
                        checkOutDate?: string;
                        checkOutDateStatus?: unknown;
                        checkOutStatus?: unknown;
                        children?: number;
                        country?: string | null;
                        createdAt?: unknown;
                        creditNotes?: unknown;
                        currency?: unknown;
                        disabled?: boolean;
                        documents?: unknown;
                        email?: string | null;
                        feeCharge?: unknown;
                        guests?: number;
                        hasTransferSlip?: unknown;
                        holdExpiresAt?: unknown;
                        hotelId?: unknown;
                        hotelName?: unknown;
                        hotelNameSlug?: unknown;
                        /** @enum {string} */
                        lang?: "th" | "en";
                        /** @enum {string} */
                        method?: "cash" | "transfer" | "card-terminal";
                        /** @enum {string} */
                        methodCheckIn?: "Online" | "At Hotel";
                        nightPrices?: unknown;
                        nights?: unknown;
                        noShow?: unknown;
                        note?: string | null;
                        ownerId?: unknown;
                        paidBy?: unknown;
                        paymentMethod?: unknown;
                        payments?: unknown;
                        paymentStatus?: unknown;
                        pets?: number;
                        phone?: string | null;
                        position?: string;
                        postalCode?: string | null;
                        price?: unknown;
                        promptPayQr?: unknown;
                        province?: string | null;
                        reason?: string;
                        reference?: string;
                        refund?: unknown;
                        refundId?: string;
                        refundQuote?: unknown;
                        refunds?: unknown;
                        reprice?: boolean;
                        reservedBy?: string | null;
                        roomId?: string;
                        roomObj?: unknown;
                        staffNote?: string | null;
                        status?: unknown;
                        taxInvoice?: {
                            address: string;
                            branch?: string | null;
                            /** @enum {string} */
                            lang?: "th" | "en";
                            name: string;
                            taxId: string;
                        } | null;
                        taxInvoiceNumber?: unknown;
                        text?: string;
                        totalReceived?: unknown;
                        transferReportedAt?: unknown;
                        unit?: string | null;
                        units?: unknown;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: string | null;
                        /**
                         * @default admin
                         * @enum {string}
                         */
                        bookingChannel: "phone" | "walk-in" | "admin";
                        breakfast?: boolean;
                        checkInDate: string;
                        checkOutDate: string;
                        children?: number;
                        country?: string | null;
                        email?: string | null;
                        expectedTotal?: number;
                        guests?: number;
                        /** @enum {string} */
                        lang?: "th" | "en";
                        /** @enum {string} */
                        methodCheckIn?: "Online" | "At Hotel";
                        note?: string | null;
                        /**
                         * @default direct
                         * @enum {string}
                         */
                        paymentMethod: "direct" | "gateway";
                        pets?: number;
                        phone?: string | null;
                        postalCode?: string | null;
                        province?: string | null;
                        reservedBy?: string | null;
                        roomId: string;
                        /**
                         * @default Booked
                         * @enum {string}
                         */
                        status: "Booked" | "Unavailable";
                        unit?: string;
                        units?: number;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        /** @enum {string} */
                        action?: "check-in" | "undo-check-in" | "check-out" | "no-show" | "cancel" | "undo" | "confirm-payment" | "record-transfer" | "assign-unit" | "record-payment" | "add-charge" | "remove-charge" | "approve-refund" | "reject-refund" | "confirm-refund-paid" | "retry-refund";
                        address?: string | null;
                        amount?: number;
                        amountDue?: unknown;
                        arrival?: unknown;
                        bank?: unknown;
                        bankAccountName?: unknown;
                        bankAccountNumber?: unknown;
                        bookingChannel?: unknown;
                        bookingId?: unknown;
                        breakfast?: boolean;
                        cancellationPolicy?: unknown;
                        chargeId?: string;
                        charges?: unknown;
                        checkInBy?: unknown;
                        checkInDate?: string;
                        checkInDateStatus?: unknown;
                        checkInStatus?: unknown;
                        checkOutBy?: unknown;
                        checkOutDate?: string;
                        checkOutDateStatus?: unknown;
                        checkOutStatus?: unknown;
                        children?: number;
                        country?: string | null;
                        createdAt?: unknown;
                        creditNotes?: unknown;
                        currency?: unknown;
                        disabled?: boolean;
                        documents?: unknown;
                        email?: string | null;
                        feeCharge?: unknown;
                        guests?: number;
                        hasTransferSlip?: unknown;
                        holdExpiresAt?: unknown;
                        hotelId?: unknown;
                        hotelName?: unknown;
                        hotelNameSlug?: unknown;
                        /** @enum {string} */
                        lang?: "th" | "en";
                        /** @enum {string} */
                        method?: "cash" | "transfer" | "card-terminal";
                        /** @enum {string} */
                        methodCheckIn?: "Online" | "At Hotel";
                        nightPrices?: unknown;
                        nights?: unknown;
                        noShow?: unknown;
                        note?: string | null;
                        ownerId?: unknown;
                        paidBy?: unknown;
                        paymentMethod?: unknown;
                        payments?: unknown;
                        paymentStatus?: unknown;
                        pets?: number;
                        phone?: string | null;
                        position?: string;
                        postalCode?: string | null;
                        price?: unknown;
                        promptPayQr?: unknown;
                        province?: string | null;
                        reason?: string;
                        reference?: string;
                        refund?: unknown;
                        refundId?: string;
                        refundQuote?: unknown;
                        refunds?: unknown;
                        reprice?: boolean;
                        reservedBy?: string | null;
                        roomId?: string;
                        roomObj?: unknown;
                        staffNote?: string | null;
                        status?: unknown;
                        taxInvoice?: {
                            address: string;
                            branch?: string | null;
                            /** @enum {string} */
                            lang?: "th" | "en";
                            name: string;
                            taxId: string;
                        } | null;
                        taxInvoiceNumber?: unknown;
                        text?: string;
                        totalReceived?: unknown;
                        transferReportedAt?: unknown;
                        unit?: string | null;
                        units?: unknown;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: string | null;
                            amountDue: number;
                            arrival: {
                                arrivalTime: string | null;
                                companions: string[];
                                requests: string | null;
                                sentAt: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            /** @enum {string} */
                            bookingChannel: "website" | "phone" | "walk-in" | "admin";
                            bookingId: string;
                            breakfast: boolean;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[] | null;
                            charges: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                text: string | null;
                            }[];
                            checkInBy: string | null;
                            checkInDate: string;
                            checkInDateStatus: string | null;
                            checkInStatus: boolean;
                            checkOutBy: string | null;
                            checkOutDate: string;
                            checkOutDateStatus: string | null;
                            checkOutStatus: boolean;
                            children: number;
                            country: string | null;
                            createdAt: string;
                            creditNotes: {
                                amount: number;
                                issuedAt: string;
                                number: string;
                            }[];
                            /** @enum {string} */
                            currency: "THB";
                            disabled: boolean;
                            documents: {
                                number: number;
                                sentAt: string;
                                /** @enum {string} */
                                type: "image/webp" | "application/pdf";
                            }[];
                            email: string | null;
                            feeCharge: number;
                            guests: number;
                            hasTransferSlip: boolean;
                            holdExpiresAt: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            /** @enum {string} */
                            methodCheckIn: "Online" | "At Hotel";
                            nightPrices: {
                                date: string;
                                price: number;
                            }[];
                            nights: number;
                            noShow: boolean;
                            note: string | null;
                            ownerId: string;
                            paidBy: {
                                brand?: string;
                                lastDigits?: string;
                                /** @enum {string} */
                                method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                            } | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            payments: {
                                amount: number;
                                at: string;
                                by: string;
                                id: string;
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                                reference: string | null;
                            }[];
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            pets: number;
                            phone: string | null;
                            postalCode: string | null;
                            price: number;
                            promptPayQr?: string | null;
                            province: string | null;
                            refund?: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            };
                            refundQuote?: {
                                accountNeeded: boolean;
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                                /** @enum {string} */
                                way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                            };
                            refunds: {
                                accountName: string | null;
                                accountNumber: string | null;
                                amount: number;
                                bank: string | null;
                                by: string | null;
                                decidedAt: string | null;
                                decisionReason: string | null;
                                failureCode: string | null;
                                id: string;
                                /** @enum {string} */
                                kind?: "difference";
                                needsAccount: boolean;
                                of: ("booking" | "late" | "case" | "desk") | null;
                                paidAt: string | null;
                                quote: {
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                } | null;
                                reason: string | null;
                                requestedAt: string | null;
                                /** @enum {string} */
                                status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                way: ("provider" | "transfer") | null;
                            }[];
                            reservedBy: string | null;
                            roomId: string;
                            roomObj: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                            staffNote: string | null;
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            taxInvoice: {
                                address: string;
                                branch: string | null;
                                /** @enum {string} */
                                lang?: "th" | "en";
                                name: string;
                                taxId: string;
                            } | null;
                            taxInvoiceNumber: string | null;
                            totalReceived: number;
                            transferReportedAt: string | null;
                            unit: string | null;
                            units?: number;
                            version: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            action: ("return" | "book" | "close") | null;
                            actions: ("return" | "book" | "close")[];
                            amount: number;
                            because: string | null;
                            bookings: {
                                _id: string;
                                bookingId: string;
                            }[];
                            chargeId: string | null;
                            detail: string[];
                            endedAt: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "mismatched-money" | "unknown-charge" | "failed-refund" | "refused-follow-up" | "difference" | "dispute";
                            openedAt: string;
                            ownerId: string | null;
                            reason: string | null;
                            settledBy: string | null;
                            /** @enum {string} */
                            status: "open" | "settled" | "resolved";
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            action: ("return" | "book" | "close") | null;
                            actions: ("return" | "book" | "close")[];
                            amount: number;
                            because: string | null;
                            bookings: {
                                _id: string;
                                bookingId: string;
                            }[];
                            chargeId: string | null;
                            detail: string[];
                            endedAt: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "mismatched-money" | "unknown-charge" | "failed-refund" | "refused-follow-up" | "difference" | "dispute";
                            openedAt: string;
                            ownerId: string | null;
                            reason: string | null;
                            settledBy: string | null;
                            /** @enum {string} */
                            status: "open" | "settled" | "resolved";
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "return" | "book" | "close";
                        actions?: unknown;
                        amount?: unknown;
                        because?: unknown;
                        bookings?: unknown;
                        chargeId?: unknown;
                        detail?: unknown;
                        endedAt?: unknown;
                        id?: unknown;
                        kind?: unknown;
                        openedAt?: unknown;
                        ownerId?: unknown;
                        reason?: string | null;
                        settledBy?: unknown;
                        status?: unknown;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            action: ("return" | "book" | "close") | null;
                            actions: ("return" | "book" | "close")[];
                            amount: number;
                            because: string | null;
                            bookings: {
                                _id: string;
                                bookingId: string;
                            }[];
                            chargeId: string | null;
                            detail: string[];
                            endedAt: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "mismatched-money" | "unknown-charge" | "failed-refund" | "refused-follow-up" | "difference" | "dispute";
                            openedAt: string;
                            ownerId: string | null;
                            reason: string | null;
                            settledBy: string | null;
                            /** @enum {string} */
                            status: "open" | "settled" | "resolved";
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            actor: string;
                            actorName: string | null;
                            id: string;
                            stream: string;
                            time: string;
                            type: string;
                            via: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            actor: string;
                            actorName: string | null;
                            id: string;
                            stream: string;
                            time: string;
                            type: string;
                            via: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: {
                                address1: {
                                    en: string;
                                    th: string;
                                };
                                address2: string | null;
                                city: {
                                    en: string;
                                    th: string;
                                };
                                country: {
                                    en: string;
                                    th: string;
                                };
                                postalCode: string | null;
                            } | null;
                            airportName: {
                                en: string;
                                th: string;
                            } | null;
                            bank: string | null;
                            bankAccountName: string | null;
                            bankAccountNumber: string | null;
                            branch: string | null;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[];
                            checkInAtHotel: boolean;
                            checkInOnline: boolean;
                            checkInTime: string;
                            checkOutTime: string;
                            contactChat: string | null;
                            contactPhone: string | null;
                            disabled: boolean;
                            distanceToAirport: number | null;
                            distanceToCity: number | null;
                            facilities: string[];
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idLogo: string | null;
                            idPayment: string | null;
                            idsGallery: string[];
                            imageLogoUrl: string | null;
                            imagePaymentUrl: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            locPlaces: {
                                googleMapsLink: string | null;
                                lat: number;
                                lng: number;
                            } | null;
                            messageDescription: {
                                en: string;
                                th: string;
                            } | null;
                            messageFromHotel: {
                                en: string;
                                th: string;
                            } | null;
                            minPrice: number | null;
                            ownerId: string;
                            promptPayId: string | null;
                            province: {
                                en: string;
                                th: string;
                            } | null;
                            provinceId: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            reviewCount: number;
                            reviewScore: number | null;
                            sideViews: string[];
                            taxId: string | null;
                            vatRegistered: boolean;
                            vdoFacebook: string | null;
                            vdoYoutube: string | null;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: {
                            address1: {
                                en: string;
                                th: string;
                            } | string;
                            address2?: string | null;
                            city: {
                                en: string;
                                th: string;
                            } | string;
                            country: {
                                en: string;
                                th: string;
                            } | string;
                            postalCode?: string | null;
                        } | null;
                        airportName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        bank?: ("BBL" | "KBANK" | "KTB" | "SCB" | "BAY" | "TTB" | "GSB" | "BAAC" | "GHB" | "UOBT" | "CIMBT" | "KKP" | "LHB" | "TISCO" | "TCRB" | "IBANK") | null;
                        bankAccountName?: string | null;
                        bankAccountNumber?: string | null;
                        branch?: string | null;
                        cancellationPolicy?: {
                            daysBefore: number;
                            name: {
                                en: string;
                                th: string;
                            } | string;
                            share: number;
                        }[];
                        checkInAtHotel?: boolean;
                        checkInOnline?: boolean;
                        checkInTime?: string;
                        checkOutTime?: string;
                        contactChat?: string | null;
                        contactPhone?: string | null;
                        disabled?: boolean;
                        distanceToAirport?: number | null;
                        distanceToCity?: number | null;
                        facilities?: ("wifi" | "parking" | "single-bed" | "master-bed" | "pet-allowed" | "swimming-pool" | "bathroom" | "air-conditioner")[];
                        hotelName: {
                            en: string;
                            th: string;
                        } | string;
                        locPlaces?: {
                            googleMapsLink?: string | null;
                            lat: number;
                            lng: number;
                        } | null;
                        messageDescription?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        messageFromHotel?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        ownerId?: string;
                        promptPayId?: string | null;
                        /** @enum {string} */
                        provinceId: "TH-10" | "TH-11" | "TH-12" | "TH-13" | "TH-14" | "TH-15" | "TH-16" | "TH-17" | "TH-18" | "TH-19" | "TH-20" | "TH-21" | "TH-22" | "TH-23" | "TH-24" | "TH-25" | "TH-26" | "TH-27" | "TH-30" | "TH-31" | "TH-32" | "TH-33" | "TH-34" | "TH-35" | "TH-36" | "TH-37" | "TH-38" | "TH-39" | "TH-40" | "TH-41" | "TH-42" | "TH-43" | "TH-44" | "TH-45" | "TH-46" | "TH-47" | "TH-48" | "TH-49" | "TH-50" | "TH-51" | "TH-52" | "TH-53" | "TH-54" | "TH-55" | "TH-56" | "TH-57" | "TH-58" | "TH-60" | "TH-61" | "TH-62" | "TH-63" | "TH-64" | "TH-65" | "TH-66" | "TH-67" | "TH-70" | "TH-71" | "TH-72" | "TH-73" | "TH-74" | "TH-75" | "TH-76" | "TH-77" | "TH-80" | "TH-81" | "TH-82" | "TH-83" | "TH-84" | "TH-85" | "TH-86" | "TH-90" | "TH-91" | "TH-92" | "TH-93" | "TH-94" | "TH-95" | "TH-96";
                        registeredAddress?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        registeredName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        sideViews?: ("sea" | "beach" | "bay" | "island" | "cliff" | "mountain" | "valley" | "forest" | "waterfall" | "river" | "canal" | "lake" | "garden" | "pool" | "rice-field" | "tea-plantation" | "orchard" | "city" | "old-town" | "temple" | "sunrise" | "sunset" | "starlight" | "moonlight")[];
                        taxId?: string | null;
                        vatRegistered?: boolean;
                        vdoFacebook?: string | null;
                        vdoYoutube?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: {
                                address1: {
                                    en: string;
                                    th: string;
                                };
                                address2: string | null;
                                city: {
                                    en: string;
                                    th: string;
                                };
                                country: {
                                    en: string;
                                    th: string;
                                };
                                postalCode: string | null;
                            } | null;
                            airportName: {
                                en: string;
                                th: string;
                            } | null;
                            bank: string | null;
                            bankAccountName: string | null;
                            bankAccountNumber: string | null;
                            branch: string | null;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[];
                            checkInAtHotel: boolean;
                            checkInOnline: boolean;
                            checkInTime: string;
                            checkOutTime: string;
                            contactChat: string | null;
                            contactPhone: string | null;
                            disabled: boolean;
                            distanceToAirport: number | null;
                            distanceToCity: number | null;
                            facilities: string[];
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idLogo: string | null;
                            idPayment: string | null;
                            idsGallery: string[];
                            imageLogoUrl: string | null;
                            imagePaymentUrl: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            locPlaces: {
                                googleMapsLink: string | null;
                                lat: number;
                                lng: number;
                            } | null;
                            messageDescription: {
                                en: string;
                                th: string;
                            } | null;
                            messageFromHotel: {
                                en: string;
                                th: string;
                            } | null;
                            minPrice: number | null;
                            ownerId: string;
                            promptPayId: string | null;
                            province: {
                                en: string;
                                th: string;
                            } | null;
                            provinceId: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            reviewCount: number;
                            reviewScore: number | null;
                            sideViews: string[];
                            taxId: string | null;
                            vatRegistered: boolean;
                            vdoFacebook: string | null;
                            vdoYoutube: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/hotels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: {
                                address1: {
                                    en: string;
                                    th: string;
                                };
                                address2: string | null;
                                city: {
                                    en: string;
                                    th: string;
                                };
                                country: {
                                    en: string;
                                    th: string;
                                };
                                postalCode: string | null;
                            } | null;
                            airportName: {
                                en: string;
                                th: string;
                            } | null;
                            bank?: string | null;
                            bankAccountName?: string | null;
                            bankAccountNumber?: string | null;
                            branch: string | null;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[];
                            checkInAtHotel: boolean;
                            checkInOnline: boolean;
                            checkInTime: string;
                            checkOutTime: string;
                            contactChat: string | null;
                            contactPhone: string | null;
                            disabled: boolean;
                            distanceToAirport: number | null;
                            distanceToCity: number | null;
                            facilities: string[];
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idLogo: string | null;
                            idPayment: string | null;
                            idsGallery: string[];
                            imageLogoUrl: string | null;
                            imagePaymentUrl: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            locPlaces: {
                                googleMapsLink: string | null;
                                lat: number;
                                lng: number;
                            } | null;
                            messageDescription: {
                                en: string;
                                th: string;
                            } | null;
                            messageFromHotel: {
                                en: string;
                                th: string;
                            } | null;
                            minPrice: number | null;
                            ownerId: string;
                            promptPayId?: string | null;
                            province: {
                                en: string;
                                th: string;
                            } | null;
                            provinceId: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            reviewCount: number;
                            reviewScore: number | null;
                            sideViews: string[];
                            taxId?: string | null;
                            vatRegistered: boolean;
                            vdoFacebook: string | null;
                            vdoYoutube: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        address?: {
                            address1: {
                                en: string;
                                th: string;
                            } | string;
                            address2?: string | null;
                            city: {
                                en: string;
                                th: string;
                            } | string;
                            country: {
                                en: string;
                                th: string;
                            } | string;
                            postalCode?: string | null;
                        } | null;
                        airportName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        bank?: ("BBL" | "KBANK" | "KTB" | "SCB" | "BAY" | "TTB" | "GSB" | "BAAC" | "GHB" | "UOBT" | "CIMBT" | "KKP" | "LHB" | "TISCO" | "TCRB" | "IBANK") | null;
                        bankAccountName?: string | null;
                        bankAccountNumber?: string | null;
                        branch?: string | null;
                        cancellationPolicy?: {
                            daysBefore: number;
                            name: {
                                en: string;
                                th: string;
                            } | string;
                            share: number;
                        }[];
                        checkInAtHotel?: boolean;
                        checkInOnline?: boolean;
                        checkInTime?: string;
                        checkOutTime?: string;
                        contactChat?: string | null;
                        contactPhone?: string | null;
                        disabled?: boolean;
                        distanceToAirport?: number | null;
                        distanceToCity?: number | null;
                        facilities?: ("wifi" | "parking" | "single-bed" | "master-bed" | "pet-allowed" | "swimming-pool" | "bathroom" | "air-conditioner")[];
                        hotelName?: {
                            en: string;
                            th: string;
                        } | string;
                        hotelNameSlug?: unknown;
                        idBackgroundCover?: unknown;
                        idLogo?: unknown;
                        idPayment?: unknown;
                        idsGallery?: string[];
                        imageLogoUrl?: unknown;
                        imagePaymentUrl?: unknown;
                        imagesUrl?: unknown;
                        imageUrl?: unknown;
                        locPlaces?: {
                            googleMapsLink?: string | null;
                            lat: number;
                            lng: number;
                        } | null;
                        messageDescription?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        messageFromHotel?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        minPrice?: unknown;
                        ownerId?: string;
                        promptPayId?: string | null;
                        province?: unknown;
                        /** @enum {string} */
                        provinceId?: "TH-10" | "TH-11" | "TH-12" | "TH-13" | "TH-14" | "TH-15" | "TH-16" | "TH-17" | "TH-18" | "TH-19" | "TH-20" | "TH-21" | "TH-22" | "TH-23" | "TH-24" | "TH-25" | "TH-26" | "TH-27" | "TH-30" | "TH-31" | "TH-32" | "TH-33" | "TH-34" | "TH-35" | "TH-36" | "TH-37" | "TH-38" | "TH-39" | "TH-40" | "TH-41" | "TH-42" | "TH-43" | "TH-44" | "TH-45" | "TH-46" | "TH-47" | "TH-48" | "TH-49" | "TH-50" | "TH-51" | "TH-52" | "TH-53" | "TH-54" | "TH-55" | "TH-56" | "TH-57" | "TH-58" | "TH-60" | "TH-61" | "TH-62" | "TH-63" | "TH-64" | "TH-65" | "TH-66" | "TH-67" | "TH-70" | "TH-71" | "TH-72" | "TH-73" | "TH-74" | "TH-75" | "TH-76" | "TH-77" | "TH-80" | "TH-81" | "TH-82" | "TH-83" | "TH-84" | "TH-85" | "TH-86" | "TH-90" | "TH-91" | "TH-92" | "TH-93" | "TH-94" | "TH-95" | "TH-96";
                        registeredAddress?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        registeredName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        reviewCount?: unknown;
                        reviewScore?: unknown;
                        sideViews?: ("sea" | "beach" | "bay" | "island" | "cliff" | "mountain" | "valley" | "forest" | "waterfall" | "river" | "canal" | "lake" | "garden" | "pool" | "rice-field" | "tea-plantation" | "orchard" | "city" | "old-town" | "temple" | "sunrise" | "sunset" | "starlight" | "moonlight")[];
                        taxId?: string | null;
                        vatRegistered?: boolean;
                        vdoFacebook?: string | null;
                        vdoYoutube?: string | null;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: {
                                address1: {
                                    en: string;
                                    th: string;
                                };
                                address2: string | null;
                                city: {
                                    en: string;
                                    th: string;
                                };
                                country: {
                                    en: string;
                                    th: string;
                                };
                                postalCode: string | null;
                            } | null;
                            airportName: {
                                en: string;
                                th: string;
                            } | null;
                            bank: string | null;
                            bankAccountName: string | null;
                            bankAccountNumber: string | null;
                            branch: string | null;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[];
                            checkInAtHotel: boolean;
                            checkInOnline: boolean;
                            checkInTime: string;
                            checkOutTime: string;
                            contactChat: string | null;
                            contactPhone: string | null;
                            disabled: boolean;
                            distanceToAirport: number | null;
                            distanceToCity: number | null;
                            facilities: string[];
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idLogo: string | null;
                            idPayment: string | null;
                            idsGallery: string[];
                            imageLogoUrl: string | null;
                            imagePaymentUrl: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            locPlaces: {
                                googleMapsLink: string | null;
                                lat: number;
                                lng: number;
                            } | null;
                            messageDescription: {
                                en: string;
                                th: string;
                            } | null;
                            messageFromHotel: {
                                en: string;
                                th: string;
                            } | null;
                            minPrice: number | null;
                            ownerId: string;
                            promptPayId: string | null;
                            province: {
                                en: string;
                                th: string;
                            } | null;
                            provinceId: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            reviewCount: number;
                            reviewScore: number | null;
                            sideViews: string[];
                            taxId: string | null;
                            vatRegistered: boolean;
                            vdoFacebook: string | null;
                            vdoYoutube: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            address: {
                                address1: {
                                    en: string;
                                    th: string;
                                };
                                address2: string | null;
                                city: {
                                    en: string;
                                    th: string;
                                };
                                country: {
                                    en: string;
                                    th: string;
                                };
                                postalCode: string | null;
                            } | null;
                            airportName: {
                                en: string;
                                th: string;
                            } | null;
                            bank: string | null;
                            bankAccountName: string | null;
                            bankAccountNumber: string | null;
                            branch: string | null;
                            cancellationPolicy: {
                                daysBefore: number;
                                name: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            }[];
                            checkInAtHotel: boolean;
                            checkInOnline: boolean;
                            checkInTime: string;
                            checkOutTime: string;
                            contactChat: string | null;
                            contactPhone: string | null;
                            disabled: boolean;
                            distanceToAirport: number | null;
                            distanceToCity: number | null;
                            facilities: string[];
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            hotelNameSlug: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idLogo: string | null;
                            idPayment: string | null;
                            idsGallery: string[];
                            imageLogoUrl: string | null;
                            imagePaymentUrl: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            locPlaces: {
                                googleMapsLink: string | null;
                                lat: number;
                                lng: number;
                            } | null;
                            messageDescription: {
                                en: string;
                                th: string;
                            } | null;
                            messageFromHotel: {
                                en: string;
                                th: string;
                            } | null;
                            minPrice: number | null;
                            ownerId: string;
                            promptPayId: string | null;
                            province: {
                                en: string;
                                th: string;
                            } | null;
                            provinceId: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            reviewCount: number;
                            reviewScore: number | null;
                            sideViews: string[];
                            taxId: string | null;
                            vatRegistered: boolean;
                            vdoFacebook: string | null;
                            vdoYoutube: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            appliedAt: string;
                            decidedAt: string | null;
                            decidedBy: string | null;
                            email: string | null;
                            hotelName: string | null;
                            id: string;
                            message: string | null;
                            name: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            reason: string | null;
                            /** @enum {string} */
                            status: "open" | "accepted" | "declined";
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            appliedAt: string;
                            decidedAt: string | null;
                            decidedBy: string | null;
                            email: string | null;
                            hotelName: string | null;
                            id: string;
                            message: string | null;
                            name: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            reason: string | null;
                            /** @enum {string} */
                            status: "open" | "accepted" | "declined";
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        /** @enum {string} */
                        action: "accept" | "decline";
                        appliedAt?: string;
                        decidedAt?: string | null;
                        decidedBy?: string | null;
                        email?: string | null;
                        hotelName?: string | null;
                        message?: string | null;
                        name?: string | null;
                        ownerId?: string | null;
                        phone?: string | null;
                        reason?: string | null;
                        /** @enum {string} */
                        status?: "open" | "accepted" | "declined";
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            appliedAt: string;
                            decidedAt: string | null;
                            decidedBy: string | null;
                            email: string | null;
                            hotelName: string | null;
                            id: string;
                            message: string | null;
                            name: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            reason: string | null;
                            /** @enum {string} */
                            status: "open" | "accepted" | "declined";
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            amount: number;
                            bookings: {
                                _id: string;
                                bookingId: string;
                            }[];
                            failureCode: string | null;
                            id: string;
                            late: boolean;
                            /** @enum {string} */
                            method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                            requestedAt: string;
                            /** @enum {string} */
                            status: "requested" | "pending" | "paid" | "failed" | "expired" | "mismatched";
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            amount: number;
                            bookings: {
                                _id: string;
                                bookingId: string;
                            }[];
                            failureCode: string | null;
                            id: string;
                            late: boolean;
                            /** @enum {string} */
                            method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                            requestedAt: string;
                            /** @enum {string} */
                            status: "requested" | "pending" | "paid" | "failed" | "expired" | "mismatched";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            accountName: string | null;
                            accountNumber: string | null;
                            amount: number;
                            bank: string | null;
                            booking: {
                                _id: string;
                                bookingId: string;
                            };
                            by: string | null;
                            checkInDate: string;
                            decidedAt: string | null;
                            decisionReason: string | null;
                            failureCode: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            id: string;
                            /** @enum {string} */
                            kind?: "difference";
                            needsAccount: boolean;
                            of: ("booking" | "late" | "case" | "desk") | null;
                            ownerId: string;
                            paidAt: string | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            quote: {
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            } | null;
                            reason: string | null;
                            refundId: string;
                            requestedAt: string | null;
                            reservedBy: string | null;
                            /** @enum {string} */
                            status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                            way: ("provider" | "transfer") | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            accountName: string | null;
                            accountNumber: string | null;
                            amount: number;
                            bank: string | null;
                            booking: {
                                _id: string;
                                bookingId: string;
                            };
                            by: string | null;
                            checkInDate: string;
                            decidedAt: string | null;
                            decisionReason: string | null;
                            failureCode: string | null;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            id: string;
                            /** @enum {string} */
                            kind?: "difference";
                            needsAccount: boolean;
                            of: ("booking" | "late" | "case" | "desk") | null;
                            ownerId: string;
                            paidAt: string | null;
                            /** @enum {string} */
                            paymentMethod: "gateway" | "direct";
                            quote: {
                                amount: number;
                                rule: {
                                    en: string;
                                    th: string;
                                };
                                share: number;
                            } | null;
                            reason: string | null;
                            refundId: string;
                            requestedAt: string | null;
                            reservedBy: string | null;
                            /** @enum {string} */
                            status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                            way: ("provider" | "transfer") | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            answer: {
                                at: string;
                                text: string;
                            } | null;
                            booking: {
                                _id: string;
                                bookingId: string;
                            };
                            changedAt: string | null;
                            createdAt: string;
                            hidden: boolean;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            month: string;
                            name: string | null;
                            nights: number;
                            ownerId: string;
                            reason: string | null;
                            reports: {
                                at: string;
                                reason: string | null;
                            }[];
                            roomId: string;
                            roomTitle: {
                                en: string;
                                th: string;
                            };
                            score: number;
                            text: string | null;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            answer: {
                                at: string;
                                text: string;
                            } | null;
                            booking: {
                                _id: string;
                                bookingId: string;
                            };
                            changedAt: string | null;
                            createdAt: string;
                            hidden: boolean;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            month: string;
                            name: string | null;
                            nights: number;
                            ownerId: string;
                            reason: string | null;
                            reports: {
                                at: string;
                                reason: string | null;
                            }[];
                            roomId: string;
                            roomTitle: {
                                en: string;
                                th: string;
                            };
                            score: number;
                            text: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        /** @enum {string} */
                        action: "answer" | "hide" | "show";
                        answer?: {
                            at: string;
                            text: string;
                        } | null;
                        booking?: {
                            _id: string;
                            bookingId: string;
                        };
                        changedAt?: string | null;
                        createdAt?: string;
                        hidden?: boolean;
                        hotelId?: string;
                        hotelName?: {
                            en: string;
                            th: string;
                        };
                        /** @enum {string} */
                        lang?: "th" | "en";
                        month?: string;
                        name?: string | null;
                        nights?: number;
                        ownerId?: string;
                        reason?: string | null;
                        reports?: {
                            at: string;
                            reason: string | null;
                        }[];
                        roomId?: string;
                        roomTitle?: {
                            en: string;
                            th: string;
                        };
                        score?: number;
                        text?: string | null;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            answer: {
                                at: string;
                                text: string;
                            } | null;
                            booking: {
                                _id: string;
                                bookingId: string;
                            };
                            changedAt: string | null;
                            createdAt: string;
                            hidden: boolean;
                            hotelId: string;
                            hotelName: {
                                en: string;
                                th: string;
                            };
                            id: string;
                            /** @enum {string} */
                            lang: "th" | "en";
                            month: string;
                            name: string | null;
                            nights: number;
                            ownerId: string;
                            reason: string | null;
                            reports: {
                                at: string;
                                reason: string | null;
                            }[];
                            roomId: string;
                            roomTitle: {
                                en: string;
                                th: string;
                            };
                            score: number;
                            text: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            basePrice: number;
                            breakfast: ("included" | "on-request") | null;
                            description: {
                                en: string;
                                th: string;
                            } | null;
                            disabled: boolean;
                            facilities: {
                                icon: string;
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            guests: number;
                            hotelId: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idsGallery: string[];
                            image360Url: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            kidsAllowed: boolean;
                            maxGuests: number;
                            notes: {
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            ownerId: string;
                            petsAllowed: boolean;
                            rating: number | null;
                            ratingValue: number | null;
                            reviewCount: number;
                            roomType: string | null;
                            subtitle: {
                                en: string;
                                th: string;
                            } | null;
                            title: {
                                en: string;
                                th: string;
                            };
                            unitNames: string[];
                            units: number;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        basePrice: number;
                        breakfast?: ("included" | "on-request") | null;
                        description?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        disabled?: boolean;
                        facilities?: {
                            icon: string;
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        guests?: number;
                        hotelId: string;
                        kidsAllowed?: boolean;
                        maxGuests: number;
                        notes?: {
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        petsAllowed?: boolean;
                        roomType?: string | null;
                        subtitle?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        title: {
                            en: string;
                            th: string;
                        } | string;
                        unitNames?: string[];
                        units?: number;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            basePrice: number;
                            breakfast: ("included" | "on-request") | null;
                            description: {
                                en: string;
                                th: string;
                            } | null;
                            disabled: boolean;
                            facilities: {
                                icon: string;
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            guests: number;
                            hotelId: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idsGallery: string[];
                            image360Url: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            kidsAllowed: boolean;
                            maxGuests: number;
                            notes: {
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            ownerId: string;
                            petsAllowed: boolean;
                            rating: number | null;
                            ratingValue: number | null;
                            reviewCount: number;
                            roomType: string | null;
                            subtitle: {
                                en: string;
                                th: string;
                            } | null;
                            title: {
                                en: string;
                                th: string;
                            };
                            unitNames: string[];
                            units: number;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            basePrice: number;
                            breakfast: ("included" | "on-request") | null;
                            description: {
                                en: string;
                                th: string;
                            } | null;
                            disabled: boolean;
                            facilities: {
                                icon: string;
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            guests: number;
                            hotelId: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idsGallery: string[];
                            image360Url: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            kidsAllowed: boolean;
                            maxGuests: number;
                            notes: {
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            ownerId: string;
                            petsAllowed: boolean;
                            rating: number | null;
                            ratingValue: number | null;
                            reviewCount: number;
                            roomType: string | null;
                            subtitle: {
                                en: string;
                                th: string;
                            } | null;
                            title: {
                                en: string;
                                th: string;
                            };
                            unitNames: string[];
                            units: number;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        basePrice?: number;
                        breakfast?: ("included" | "on-request") | null;
                        description?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        disabled?: boolean;
                        facilities?: {
                            icon: string;
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        guests?: number;
                        hotelId?: unknown;
                        idBackgroundCover?: unknown;
                        idsGallery?: string[];
                        image360Url?: unknown;
                        imagesUrl?: unknown;
                        imageUrl?: unknown;
                        kidsAllowed?: boolean;
                        maxGuests?: number;
                        notes?: {
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        ownerId?: string;
                        petsAllowed?: boolean;
                        rating?: unknown;
                        ratingValue?: unknown;
                        reviewCount?: unknown;
                        roomType?: string | null;
                        subtitle?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        title?: {
                            en: string;
                            th: string;
                        } | string;
                        unitNames?: string[];
                        units?: number;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            basePrice: number;
                            breakfast: ("included" | "on-request") | null;
                            description: {
                                en: string;
                                th: string;
                            } | null;
                            disabled: boolean;
                            facilities: {
                                icon: string;
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            guests: number;
                            hotelId: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idsGallery: string[];
                            image360Url: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            kidsAllowed: boolean;
                            maxGuests: number;
                            notes: {
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            ownerId: string;
                            petsAllowed: boolean;
                            rating: number | null;
                            ratingValue: number | null;
                            reviewCount: number;
                            roomType: string | null;
                            subtitle: {
                                en: string;
                                th: string;
                            } | null;
                            title: {
                                en: string;
                                th: string;
                            };
                            unitNames: string[];
                            units: number;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            basePrice: number;
                            breakfast: ("included" | "on-request") | null;
                            description: {
                                en: string;
                                th: string;
                            } | null;
                            disabled: boolean;
                            facilities: {
                                icon: string;
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            guests: number;
                            hotelId: string;
                            id: string;
                            idBackgroundCover: string | null;
                            idsGallery: string[];
                            image360Url: string | null;
                            imagesUrl: string[];
                            imageUrl: string | null;
                            kidsAllowed: boolean;
                            maxGuests: number;
                            notes: {
                                text: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                            ownerId: string;
                            petsAllowed: boolean;
                            rating: number | null;
                            ratingValue: number | null;
                            reviewCount: number;
                            roomType: string | null;
                            subtitle: {
                                en: string;
                                th: string;
                            } | null;
                            title: {
                                en: string;
                                th: string;
                            };
                            unitNames: string[];
                            units: number;
                            version: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            _id: "site";
                            aboutUs: {
                                en: string;
                                th: string;
                            };
                            bannerUrl: string | null;
                            branch: string | null;
                            cardBrands: {
                                name: string;
                                url: string;
                            }[];
                            commissionRate: {
                                admin: number;
                                phone: number;
                                "walk-in": number;
                                website: number;
                            };
                            company: string;
                            copyright: string;
                            id: string;
                            incentiveRate: {
                                admin: number;
                                phone: number;
                                "walk-in": number;
                                website: number;
                            };
                            pages: {
                                about: {
                                    en: string;
                                    th: string;
                                };
                                partners: {
                                    en: string;
                                    th: string;
                                };
                                privacy: {
                                    en: string;
                                    th: string;
                                };
                                terms: {
                                    en: string;
                                    th: string;
                                };
                            };
                            partnerUrl: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            rewardRate: number;
                            selectedRoomIds: string[];
                            socials: {
                                kind: string;
                                url: string;
                            }[];
                            taxId: string | null;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/site/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            _id: "site";
                            aboutUs: {
                                en: string;
                                th: string;
                            };
                            bannerUrl: string | null;
                            branch: string | null;
                            cardBrands: {
                                name: string;
                                url: string;
                            }[];
                            commissionRate: {
                                admin: number;
                                phone: number;
                                "walk-in": number;
                                website: number;
                            };
                            company: string;
                            copyright: string;
                            id: string;
                            incentiveRate: {
                                admin: number;
                                phone: number;
                                "walk-in": number;
                                website: number;
                            };
                            pages: {
                                about: {
                                    en: string;
                                    th: string;
                                };
                                partners: {
                                    en: string;
                                    th: string;
                                };
                                privacy: {
                                    en: string;
                                    th: string;
                                };
                                terms: {
                                    en: string;
                                    th: string;
                                };
                            };
                            partnerUrl: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            rewardRate: number;
                            selectedRoomIds: string[];
                            socials: {
                                kind: string;
                                url: string;
                            }[];
                            taxId: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        aboutUs?: {
                            en: string;
                            th: string;
                        };
                        bannerUrl?: string | null;
                        branch?: string | null;
                        cardBrands?: {
                            name: string;
                            url: string;
                        }[];
                        commissionRate?: {
                            admin: number;
                            phone: number;
                            "walk-in": number;
                            website: number;
                        };
                        company?: string;
                        copyright?: string;
                        incentiveRate?: {
                            admin: number;
                            phone: number;
                            "walk-in": number;
                            website: number;
                        };
                        pages?: {
                            about?: {
                                en: string;
                                th: string;
                            } | string;
                            partners?: {
                                en: string;
                                th: string;
                            } | string;
                            privacy?: {
                                en: string;
                                th: string;
                            } | string;
                            terms?: {
                                en: string;
                                th: string;
                            } | string;
                        };
                        partnerUrl?: string;
                        registeredAddress?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        registeredName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        rewardRate?: number;
                        selectedRoomIds?: string[];
                        socials?: {
                            kind: string;
                            url: string;
                        }[];
                        taxId?: string | null;
                        termsVersion?: string;
                        version?: number | string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            _id: "site";
                            aboutUs: {
                                en: string;
                                th: string;
                            };
                            bannerUrl: string | null;
                            branch: string | null;
                            cardBrands: {
                                name: string;
                                url: string;
                            }[];
                            commissionRate: {
                                admin: number;
                                phone: number;
                                "walk-in": number;
                                website: number;
                            };
                            company: string;
                            copyright: string;
                            id: string;
                            incentiveRate: {
                                admin: number;
                                phone: number;
                                "walk-in": number;
                                website: number;
                            };
                            pages: {
                                about: {
                                    en: string;
                                    th: string;
                                };
                                partners: {
                                    en: string;
                                    th: string;
                                };
                                privacy: {
                                    en: string;
                                    th: string;
                                };
                                terms: {
                                    en: string;
                                    th: string;
                                };
                            };
                            partnerUrl: string;
                            registeredAddress: {
                                en: string;
                                th: string;
                            } | null;
                            registeredName: {
                                en: string;
                                th: string;
                            } | null;
                            rewardRate: number;
                            selectedRoomIds: string[];
                            socials: {
                                kind: string;
                                url: string;
                            }[];
                            taxId: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            createdAt: string;
                            disabled: boolean;
                            email: string | null;
                            firstname: string | null;
                            id: string;
                            lastname: string | null;
                            nickname: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            recoveryCodesLeft: number | null;
                            /** @enum {string} */
                            role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                            secondFactor: boolean;
                            username: string;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        confirmPassword?: string;
                        email?: string | null;
                        firstname?: string | null;
                        invite?: boolean;
                        lastname?: string | null;
                        nickname?: string | null;
                        ownerId?: string | null;
                        password?: string;
                        phone?: string | null;
                        /** @enum {string} */
                        role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                        username: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            createdAt: string;
                            disabled: boolean;
                            email: string | null;
                            firstname: string | null;
                            id: string;
                            lastname: string | null;
                            nickname: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            recoveryCodesLeft: number | null;
                            /** @enum {string} */
                            role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                            secondFactor: boolean;
                            username: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin-api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            createdAt: string;
                            disabled: boolean;
                            email: string | null;
                            firstname: string | null;
                            id: string;
                            lastname: string | null;
                            nickname: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            recoveryCodesLeft: number | null;
                            /** @enum {string} */
                            role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                            secondFactor: boolean;
                            username: string;
                            version: number;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        confirmPassword?: string;
                        createdAt?: string;
                        currentPassword?: string;
                        disabled?: boolean;
                        email?: string | null;
                        firstname?: string | null;
                        lastname?: string | null;
                        nickname?: string | null;
                        ownerId?: string | null;
                        password?: string;
                        phone?: string | null;
                        recoveryCodesLeft?: unknown;
                        /** @enum {string} */
                        role?: "admin" | "owner" | "officer" | "visitor" | "auditor";
                        secondFactor?: boolean;
                        username?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            createdAt: string;
                            disabled: boolean;
                            email: string | null;
                            firstname: string | null;
                            id: string;
                            lastname: string | null;
                            nickname: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            recoveryCodesLeft: number | null;
                            /** @enum {string} */
                            role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                            secondFactor: boolean;
                            username: string;
                            version: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            createdAt: string;
                            disabled: boolean;
                            email: string | null;
                            firstname: string | null;
                            id: string;
                            lastname: string | null;
                            nickname: string | null;
                            ownerId: string | null;
                            phone: string | null;
                            recoveryCodesLeft: number | null;
                            /** @enum {string} */
                            role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                            secondFactor: boolean;
                            username: string;
                            version: number;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        username?: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/get/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            imageUrl: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        confirmPassword: string;
                        password: string;
                        token: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            secret: string;
                            setupId: string;
                            uri: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        setupId: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            expires_in: number;
                            proof: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        currentPassword?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            user: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                        username: string;
                    };
                    "application/x-www-form-urlencoded": {
                        password: string;
                        username: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            detail: string;
                            expires_in: number;
                            /** @enum {string} */
                            token_type: "bearer";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            user: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id?: string[];
                    bookingChannel?: ("website" | "phone" | "walk-in" | "admin")[];
                    caseStatus: "open" | "settled" | "resolved" | "all";
                    collection?: "booking_history_static" | "cases";
                    disabled: boolean;
                    from?: string;
                    hotelId?: string;
                    offset?: number;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    q?: string;
                    roomId?: string;
                    sort: "_id" | "-_id" | "createdAt" | "-createdAt" | "checkInDate" | "-checkInDate" | "checkOutDate" | "-checkOutDate" | "price" | "-price" | "status" | "-status" | "reservedBy" | "-reservedBy";
                    status?: ("Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed")[];
                    to?: string;
                    transferReported?: boolean;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            books?: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                charges: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    text: string | null;
                                }[];
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                noShow: boolean;
                                note: string | null;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                payments: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    /** @enum {string} */
                                    method: "cash" | "transfer" | "card-terminal";
                                    reference: string | null;
                                }[];
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                staffNote: string | null;
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                unit: string | null;
                                units?: number;
                                version: number;
                            }[];
                            cases?: {
                                action: ("return" | "book" | "close") | null;
                                actions: ("return" | "book" | "close")[];
                                amount: number;
                                because: string | null;
                                bookings: {
                                    _id: string;
                                    bookingId: string;
                                }[];
                                chargeId: string | null;
                                detail: string[];
                                endedAt: string | null;
                                id: string;
                                /** @enum {string} */
                                kind: "mismatched-money" | "unknown-charge" | "failed-refund" | "refused-follow-up" | "difference" | "dispute";
                                openedAt: string;
                                ownerId: string | null;
                                reason: string | null;
                                settledBy: string | null;
                                /** @enum {string} */
                                status: "open" | "settled" | "resolved";
                                version: number;
                            }[];
                            detail: string;
                            page: number;
                            perPage: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: string | null;
                        /**
                         * @default admin
                         * @enum {string}
                         */
                        bookingChannel: "phone" | "walk-in" | "admin";
                        breakfast?: boolean;
                        checkInDate: string;
                        checkOutDate: string;
                        children?: number;
                        country?: string | null;
                        email?: string | null;
                        expectedTotal?: number;
                        guests?: number;
                        /** @enum {string} */
                        lang?: "th" | "en";
                        /** @enum {string} */
                        methodCheckIn?: "Online" | "At Hotel";
                        note?: string | null;
                        /**
                         * @default direct
                         * @enum {string}
                         */
                        paymentMethod: "direct" | "gateway";
                        pets?: number;
                        phone?: string | null;
                        postalCode?: string | null;
                        province?: string | null;
                        reservedBy?: string | null;
                        roomId: string;
                        /**
                         * @default Booked
                         * @enum {string}
                         */
                        status: "Booked" | "Unavailable";
                        unit?: string;
                        units?: number;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                charges: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    text: string | null;
                                }[];
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                noShow: boolean;
                                note: string | null;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                payments: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    /** @enum {string} */
                                    method: "cash" | "transfer" | "card-terminal";
                                    reference: string | null;
                                }[];
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                staffNote: string | null;
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                unit: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                            undo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                charges: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    text: string | null;
                                }[];
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                noShow: boolean;
                                note: string | null;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                payments: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    /** @enum {string} */
                                    method: "cash" | "transfer" | "card-terminal";
                                    reference: string | null;
                                }[];
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                staffNote: string | null;
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                unit: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: {
                    preview?: boolean;
                };
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        /** @enum {string} */
                        action?: "check-in" | "undo-check-in" | "check-out" | "no-show" | "cancel" | "undo" | "confirm-payment" | "record-transfer" | "assign-unit" | "record-payment" | "add-charge" | "remove-charge" | "approve-refund" | "reject-refund" | "confirm-refund-paid" | "retry-refund";
                        address?: string | null;
                        amount?: number;
                        amountDue?: unknown;
                        arrival?: unknown;
                        bank?: unknown;
                        bankAccountName?: unknown;
                        bankAccountNumber?: unknown;
                        bookingChannel?: unknown;
                        bookingId?: unknown;
                        breakfast?: boolean;
                        cancellationPolicy?: unknown;
                        chargeId?: string;
                        charges?: unknown;
                        checkInBy?: unknown;
                        checkInDate?: string;
                        checkInDateStatus?: unknown;
                        checkInStatus?: unknown;
                        checkOutBy?: unknown;
                        checkOutDate?: string;
                        checkOutDateStatus?: unknown;
                        checkOutStatus?: unknown;
                        children?: number;
                        country?: string | null;
                        createdAt?: unknown;
                        creditNotes?: unknown;
                        currency?: unknown;
                        disabled?: boolean;
                        documents?: unknown;
                        email?: string | null;
                        feeCharge?: unknown;
                        guests?: number;
                        hasTransferSlip?: unknown;
                        holdExpiresAt?: unknown;
                        hotelId?: unknown;
                        hotelName?: unknown;
                        hotelNameSlug?: unknown;
                        /** @enum {string} */
                        lang?: "th" | "en";
                        /** @enum {string} */
                        method?: "cash" | "transfer" | "card-terminal";
                        /** @enum {string} */
                        methodCheckIn?: "Online" | "At Hotel";
                        nightPrices?: unknown;
                        nights?: unknown;
                        noShow?: unknown;
                        note?: string | null;
                        ownerId?: unknown;
                        paidBy?: unknown;
                        paymentMethod?: unknown;
                        payments?: unknown;
                        paymentStatus?: unknown;
                        pets?: number;
                        phone?: string | null;
                        position?: string;
                        postalCode?: string | null;
                        price?: unknown;
                        promptPayQr?: unknown;
                        province?: string | null;
                        reason?: string;
                        reference?: string;
                        refund?: unknown;
                        refundId?: string;
                        refundQuote?: unknown;
                        refunds?: unknown;
                        reprice?: boolean;
                        reservedBy?: string | null;
                        roomId?: string;
                        roomObj?: unknown;
                        staffNote?: string | null;
                        status?: unknown;
                        taxInvoice?: {
                            address: string;
                            branch?: string | null;
                            /** @enum {string} */
                            lang?: "th" | "en";
                            name: string;
                            taxId: string;
                        } | null;
                        taxInvoiceNumber?: unknown;
                        text?: string;
                        totalReceived?: unknown;
                        transferReportedAt?: unknown;
                        unit?: string | null;
                        units?: unknown;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                charges: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    text: string | null;
                                }[];
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                noShow: boolean;
                                note: string | null;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                payments: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    /** @enum {string} */
                                    method: "cash" | "transfer" | "card-terminal";
                                    reference: string | null;
                                }[];
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                staffNote: string | null;
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                unit: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                            due?: number;
                            previousPrice?: number;
                            price?: number;
                            refund?: number;
                            undo: string | null;
                            waits?: boolean;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                charges: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    text: string | null;
                                }[];
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                noShow: boolean;
                                note: string | null;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                payments: {
                                    amount: number;
                                    at: string;
                                    by: string;
                                    id: string;
                                    /** @enum {string} */
                                    method: "cash" | "transfer" | "card-terminal";
                                    reference: string | null;
                                }[];
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                staffNote: string | null;
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                unit: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                            undo: string | null;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/credit-note.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                    number?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/documents/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                    n: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                        "image/webp": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            events: {
                                at: string;
                                by: string;
                                data: {
                                    [key: string]: unknown;
                                } | null;
                                name: string | null;
                                position: string;
                                revision: number;
                                stream: string;
                                type: string;
                                undoable: boolean;
                                undone: boolean;
                                via: string | null;
                            }[];
                            verified: boolean | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    doing?: "looks" | "moves";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": {
                            id: string;
                            people: {
                                _id: string;
                                /**
                                 * @default looks
                                 * @enum {string}
                                 */
                                doing: "looks" | "moves";
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            case: {
                                action: ("return" | "book" | "close") | null;
                                actions: ("return" | "book" | "close")[];
                                amount: number;
                                because: string | null;
                                bookings: {
                                    _id: string;
                                    bookingId: string;
                                }[];
                                chargeId: string | null;
                                detail: string[];
                                endedAt: string | null;
                                id: string;
                                /** @enum {string} */
                                kind: "mismatched-money" | "unknown-charge" | "failed-refund" | "refused-follow-up" | "difference" | "dispute";
                                openedAt: string;
                                ownerId: string | null;
                                reason: string | null;
                                settledBy: string | null;
                                /** @enum {string} */
                                status: "open" | "settled" | "resolved";
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "return" | "book" | "close";
                        actions?: unknown;
                        amount?: unknown;
                        because?: unknown;
                        bookings?: unknown;
                        chargeId?: unknown;
                        detail?: unknown;
                        endedAt?: unknown;
                        id?: unknown;
                        kind?: unknown;
                        openedAt?: unknown;
                        ownerId?: unknown;
                        reason?: string | null;
                        settledBy?: unknown;
                        status?: unknown;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            case: {
                                action: ("return" | "book" | "close") | null;
                                actions: ("return" | "book" | "close")[];
                                amount: number;
                                because: string | null;
                                bookings: {
                                    _id: string;
                                    bookingId: string;
                                }[];
                                chargeId: string | null;
                                detail: string[];
                                endedAt: string | null;
                                id: string;
                                /** @enum {string} */
                                kind: "mismatched-money" | "unknown-charge" | "failed-refund" | "refused-follow-up" | "difference" | "dispute";
                                openedAt: string;
                                ownerId: string | null;
                                reason: string | null;
                                settledBy: string | null;
                                /** @enum {string} */
                                status: "open" | "settled" | "resolved";
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/desk-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    by?: string;
                    day?: string;
                    hotelId?: string;
                    offset?: number;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            day: string;
                            detail: string;
                            movements: {
                                amount: number;
                                at: string;
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                };
                                by: string;
                                hotelId: string;
                                id: string;
                                /** @enum {string} */
                                kind: "payment" | "refund";
                                /** @enum {string} */
                                method: "cash" | "transfer" | "card-terminal";
                            }[];
                            page: number;
                            people: {
                                by: string;
                                counts: {
                                    _id: string;
                                    at: string;
                                    by: string;
                                    counted: number;
                                    day: string;
                                    difference: number;
                                    expected: number;
                                    hotelId: string;
                                    note: string | null;
                                }[];
                                expected: number;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                name: string | null;
                                returned: {
                                    "card-terminal": number;
                                    cash: number;
                                    transfer: number;
                                };
                                taken: {
                                    "card-terminal": number;
                                    cash: number;
                                    transfer: number;
                                };
                            }[];
                            perPage: number;
                            returned: {
                                "card-terminal": number;
                                cash: number;
                                transfer: number;
                            };
                            taken: {
                                "card-terminal": number;
                                cash: number;
                                transfer: number;
                            };
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/desk-money/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        counted: number;
                        day: string;
                        hotelId: string;
                        note?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: {
                                _id: string;
                                at: string;
                                by: string;
                                counted: number;
                                day: string;
                                difference: number;
                                expected: number;
                                hotelId: string;
                                note: string | null;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    present?: string;
                };
                header?: {
                    "last-event-id"?: string;
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": {
                            by: string;
                            id: string;
                            name: string | null;
                            /** @enum {string} */
                            resource: "bookings" | "hotels" | "rooms" | "users" | "cases" | "refunds" | "payments" | "partners" | "reviews" | "site";
                            version: number | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/rooms-by-day/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    hotelId?: string;
                    ownerId?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookReaches: {
                                bookings: {
                                    _id: string;
                                    address: string | null;
                                    amountDue: number;
                                    arrival: {
                                        arrivalTime: string | null;
                                        companions: string[];
                                        requests: string | null;
                                        sentAt: string;
                                    } | null;
                                    bank?: string | null;
                                    bankAccountName?: string | null;
                                    bankAccountNumber?: string | null;
                                    /** @enum {string} */
                                    bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                    bookingId: string;
                                    breakfast: boolean;
                                    cancellationPolicy: {
                                        daysBefore: number;
                                        name: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    }[] | null;
                                    charges: {
                                        amount: number;
                                        at: string;
                                        by: string;
                                        id: string;
                                        text: string | null;
                                    }[];
                                    checkInBy: string | null;
                                    checkInDate: string;
                                    checkInDateStatus: string | null;
                                    checkInStatus: boolean;
                                    checkOutBy: string | null;
                                    checkOutDate: string;
                                    checkOutDateStatus: string | null;
                                    checkOutStatus: boolean;
                                    children: number;
                                    country: string | null;
                                    createdAt: string;
                                    creditNotes: {
                                        amount: number;
                                        issuedAt: string;
                                        number: string;
                                    }[];
                                    /** @enum {string} */
                                    currency: "THB";
                                    disabled: boolean;
                                    documents: {
                                        number: number;
                                        sentAt: string;
                                        /** @enum {string} */
                                        type: "image/webp" | "application/pdf";
                                    }[];
                                    email: string | null;
                                    feeCharge: number;
                                    guests: number;
                                    hasTransferSlip: boolean;
                                    holdExpiresAt: string | null;
                                    hotelId: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    /** @enum {string} */
                                    lang: "th" | "en";
                                    /** @enum {string} */
                                    methodCheckIn: "Online" | "At Hotel";
                                    nightPrices: {
                                        date: string;
                                        price: number;
                                    }[];
                                    nights: number;
                                    noShow: boolean;
                                    note: string | null;
                                    ownerId: string;
                                    paidBy: {
                                        brand?: string;
                                        lastDigits?: string;
                                        /** @enum {string} */
                                        method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                    } | null;
                                    /** @enum {string} */
                                    paymentMethod: "gateway" | "direct";
                                    payments: {
                                        amount: number;
                                        at: string;
                                        by: string;
                                        id: string;
                                        /** @enum {string} */
                                        method: "cash" | "transfer" | "card-terminal";
                                        reference: string | null;
                                    }[];
                                    /** @enum {string} */
                                    paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                    pets: number;
                                    phone: string | null;
                                    postalCode: string | null;
                                    price: number;
                                    promptPayQr?: string | null;
                                    province: string | null;
                                    refund?: {
                                        accountName: string | null;
                                        accountNumber: string | null;
                                        amount: number;
                                        bank: string | null;
                                        by: string | null;
                                        decidedAt: string | null;
                                        decisionReason: string | null;
                                        failureCode: string | null;
                                        id: string;
                                        /** @enum {string} */
                                        kind?: "difference";
                                        needsAccount: boolean;
                                        of: ("booking" | "late" | "case" | "desk") | null;
                                        paidAt: string | null;
                                        quote: {
                                            amount: number;
                                            rule: {
                                                en: string;
                                                th: string;
                                            };
                                            share: number;
                                        } | null;
                                        reason: string | null;
                                        requestedAt: string | null;
                                        /** @enum {string} */
                                        status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                        way: ("provider" | "transfer") | null;
                                    };
                                    refundQuote?: {
                                        accountNeeded: boolean;
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                        /** @enum {string} */
                                        way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                    };
                                    refunds: {
                                        accountName: string | null;
                                        accountNumber: string | null;
                                        amount: number;
                                        bank: string | null;
                                        by: string | null;
                                        decidedAt: string | null;
                                        decisionReason: string | null;
                                        failureCode: string | null;
                                        id: string;
                                        /** @enum {string} */
                                        kind?: "difference";
                                        needsAccount: boolean;
                                        of: ("booking" | "late" | "case" | "desk") | null;
                                        paidAt: string | null;
                                        quote: {
                                            amount: number;
                                            rule: {
                                                en: string;
                                                th: string;
                                            };
                                            share: number;
                                        } | null;
                                        reason: string | null;
                                        requestedAt: string | null;
                                        /** @enum {string} */
                                        status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                        way: ("provider" | "transfer") | null;
                                    }[];
                                    reservedBy: string | null;
                                    roomId: string;
                                    roomObj: {
                                        _id: string;
                                        basePrice: number;
                                        breakfast: ("included" | "on-request") | null;
                                        description: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        disabled: boolean;
                                        facilities: {
                                            icon: string;
                                            text: {
                                                en: string;
                                                th: string;
                                            };
                                        }[];
                                        guests: number;
                                        hotelId: string;
                                        idBackgroundCover: string | null;
                                        idsGallery: string[];
                                        image360Url: string | null;
                                        imagesUrl: string[];
                                        imageUrl: string | null;
                                        kidsAllowed: boolean;
                                        maxGuests: number;
                                        notes: {
                                            text: {
                                                en: string;
                                                th: string;
                                            };
                                        }[];
                                        ownerId: string;
                                        petsAllowed: boolean;
                                        rating: number | null;
                                        ratingValue: number | null;
                                        reviewCount: number;
                                        roomType: string | null;
                                        subtitle: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        title: {
                                            en: string;
                                            th: string;
                                        };
                                        unitNames: string[];
                                        units: number;
                                        version: number;
                                    };
                                    staffNote: string | null;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                    taxInvoice: {
                                        address: string;
                                        branch: string | null;
                                        /** @enum {string} */
                                        lang?: "th" | "en";
                                        name: string;
                                        taxId: string;
                                    } | null;
                                    taxInvoiceNumber: string | null;
                                    totalReceived: number;
                                    transferReportedAt: string | null;
                                    unit: string | null;
                                    units?: number;
                                    version: number;
                                }[];
                                days: {
                                    closedToArrival: boolean;
                                    closedToDeparture: boolean;
                                    date: string;
                                    maxStay: number | null;
                                    minStay: number | null;
                                    price: number;
                                    /** @enum {string} */
                                    status: "available" | "checkInOnly" | "checkOutOnly" | "full" | "past";
                                    unitsLeft: number;
                                }[];
                                from: string;
                                hotelId: string;
                                roomId: string;
                                to: string;
                            }[];
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    hotelId: string;
                    to: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            from: string;
                            rooms: {
                                disabled: boolean;
                                maxGuests: number;
                                roomId: string;
                                stays: {
                                    _id: string;
                                    amountDue: number;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkInStatus: boolean;
                                    checkOutDate: string;
                                    checkOutStatus: boolean;
                                    guests: number;
                                    noShow: boolean;
                                    parts: {
                                        checkInDate: string;
                                        checkOutDate: string;
                                        lane: number;
                                    }[];
                                    price: number;
                                    reservedBy: string | null;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                    totalReceived: number;
                                    units?: number;
                                    version: number;
                                }[];
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitLabels: string[];
                                unitNames: string[];
                                units: number;
                            }[];
                            to: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            apiKey: string;
                            demo: boolean;
                            holdMinutes: number;
                            /** @enum {string} */
                            locale: "th" | "en";
                            paymentPublicKey: string;
                            paymentScriptUrl: string;
                            transferHours: number;
                            version: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ok: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id?: string[];
                    offset?: number;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    q?: string;
                    sort: "_id" | "-_id" | "hotelName" | "-hotelName" | "hotelNameSlug" | "-hotelNameSlug" | "provinceId" | "-provinceId";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotels: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                bank: string | null;
                                bankAccountName: string | null;
                                bankAccountNumber: string | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                promptPayId: string | null;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                taxId: string | null;
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            }[];
                            page: number;
                            perPage: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: {
                            address1: {
                                en: string;
                                th: string;
                            } | string;
                            address2?: string | null;
                            city: {
                                en: string;
                                th: string;
                            } | string;
                            country: {
                                en: string;
                                th: string;
                            } | string;
                            postalCode?: string | null;
                        } | null;
                        airportName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        bank?: ("BBL" | "KBANK" | "KTB" | "SCB" | "BAY" | "TTB" | "GSB" | "BAAC" | "GHB" | "UOBT" | "CIMBT" | "KKP" | "LHB" | "TISCO" | "TCRB" | "IBANK") | null;
                        bankAccountName?: string | null;
                        bankAccountNumber?: string | null;
                        branch?: string | null;
                        cancellationPolicy?: {
                            daysBefore: number;
                            name: {
                                en: string;
                                th: string;
                            } | string;
                            share: number;
                        }[];
                        checkInAtHotel?: boolean;
                        checkInOnline?: boolean;
                        checkInTime?: string;
                        checkOutTime?: string;
                        contactChat?: string | null;
                        contactPhone?: string | null;
                        disabled?: boolean;
                        distanceToAirport?: number | null;
                        distanceToCity?: number | null;
                        facilities?: ("wifi" | "parking" | "single-bed" | "master-bed" | "pet-allowed" | "swimming-pool" | "bathroom" | "air-conditioner")[];
                        hotelName: {
                            en: string;
                            th: string;
                        } | string;
                        locPlaces?: {
                            googleMapsLink?: string | null;
                            lat: number;
                            lng: number;
                        } | null;
                        messageDescription?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        messageFromHotel?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        ownerId?: string;
                        promptPayId?: string | null;
                        /** @enum {string} */
                        provinceId: "TH-10" | "TH-11" | "TH-12" | "TH-13" | "TH-14" | "TH-15" | "TH-16" | "TH-17" | "TH-18" | "TH-19" | "TH-20" | "TH-21" | "TH-22" | "TH-23" | "TH-24" | "TH-25" | "TH-26" | "TH-27" | "TH-30" | "TH-31" | "TH-32" | "TH-33" | "TH-34" | "TH-35" | "TH-36" | "TH-37" | "TH-38" | "TH-39" | "TH-40" | "TH-41" | "TH-42" | "TH-43" | "TH-44" | "TH-45" | "TH-46" | "TH-47" | "TH-48" | "TH-49" | "TH-50" | "TH-51" | "TH-52" | "TH-53" | "TH-54" | "TH-55" | "TH-56" | "TH-57" | "TH-58" | "TH-60" | "TH-61" | "TH-62" | "TH-63" | "TH-64" | "TH-65" | "TH-66" | "TH-67" | "TH-70" | "TH-71" | "TH-72" | "TH-73" | "TH-74" | "TH-75" | "TH-76" | "TH-77" | "TH-80" | "TH-81" | "TH-82" | "TH-83" | "TH-84" | "TH-85" | "TH-86" | "TH-90" | "TH-91" | "TH-92" | "TH-93" | "TH-94" | "TH-95" | "TH-96";
                        registeredAddress?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        registeredName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        sideViews?: ("sea" | "beach" | "bay" | "island" | "cliff" | "mountain" | "valley" | "forest" | "waterfall" | "river" | "canal" | "lake" | "garden" | "pool" | "rice-field" | "tea-plantation" | "orchard" | "city" | "old-town" | "temple" | "sunrise" | "sunset" | "starlight" | "moonlight")[];
                        taxId?: string | null;
                        vatRegistered?: boolean;
                        vdoFacebook?: string | null;
                        vdoYoutube?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotel: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                bank: string | null;
                                bankAccountName: string | null;
                                bankAccountNumber: string | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                promptPayId: string | null;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                taxId: string | null;
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotel: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                promptPayId?: string | null;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                taxId?: string | null;
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        address?: {
                            address1: {
                                en: string;
                                th: string;
                            } | string;
                            address2?: string | null;
                            city: {
                                en: string;
                                th: string;
                            } | string;
                            country: {
                                en: string;
                                th: string;
                            } | string;
                            postalCode?: string | null;
                        } | null;
                        airportName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        bank?: ("BBL" | "KBANK" | "KTB" | "SCB" | "BAY" | "TTB" | "GSB" | "BAAC" | "GHB" | "UOBT" | "CIMBT" | "KKP" | "LHB" | "TISCO" | "TCRB" | "IBANK") | null;
                        bankAccountName?: string | null;
                        bankAccountNumber?: string | null;
                        branch?: string | null;
                        cancellationPolicy?: {
                            daysBefore: number;
                            name: {
                                en: string;
                                th: string;
                            } | string;
                            share: number;
                        }[];
                        checkInAtHotel?: boolean;
                        checkInOnline?: boolean;
                        checkInTime?: string;
                        checkOutTime?: string;
                        contactChat?: string | null;
                        contactPhone?: string | null;
                        disabled?: boolean;
                        distanceToAirport?: number | null;
                        distanceToCity?: number | null;
                        facilities?: ("wifi" | "parking" | "single-bed" | "master-bed" | "pet-allowed" | "swimming-pool" | "bathroom" | "air-conditioner")[];
                        hotelName?: {
                            en: string;
                            th: string;
                        } | string;
                        hotelNameSlug?: unknown;
                        idBackgroundCover?: unknown;
                        idLogo?: unknown;
                        idPayment?: unknown;
                        idsGallery?: string[];
                        imageLogoUrl?: unknown;
                        imagePaymentUrl?: unknown;
                        imagesUrl?: unknown;
                        imageUrl?: unknown;
                        locPlaces?: {
                            googleMapsLink?: string | null;
                            lat: number;
                            lng: number;
                        } | null;
                        messageDescription?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        messageFromHotel?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        minPrice?: unknown;
                        ownerId?: string;
                        promptPayId?: string | null;
                        province?: unknown;
                        /** @enum {string} */
                        provinceId?: "TH-10" | "TH-11" | "TH-12" | "TH-13" | "TH-14" | "TH-15" | "TH-16" | "TH-17" | "TH-18" | "TH-19" | "TH-20" | "TH-21" | "TH-22" | "TH-23" | "TH-24" | "TH-25" | "TH-26" | "TH-27" | "TH-30" | "TH-31" | "TH-32" | "TH-33" | "TH-34" | "TH-35" | "TH-36" | "TH-37" | "TH-38" | "TH-39" | "TH-40" | "TH-41" | "TH-42" | "TH-43" | "TH-44" | "TH-45" | "TH-46" | "TH-47" | "TH-48" | "TH-49" | "TH-50" | "TH-51" | "TH-52" | "TH-53" | "TH-54" | "TH-55" | "TH-56" | "TH-57" | "TH-58" | "TH-60" | "TH-61" | "TH-62" | "TH-63" | "TH-64" | "TH-65" | "TH-66" | "TH-67" | "TH-70" | "TH-71" | "TH-72" | "TH-73" | "TH-74" | "TH-75" | "TH-76" | "TH-77" | "TH-80" | "TH-81" | "TH-82" | "TH-83" | "TH-84" | "TH-85" | "TH-86" | "TH-90" | "TH-91" | "TH-92" | "TH-93" | "TH-94" | "TH-95" | "TH-96";
                        registeredAddress?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        registeredName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        reviewCount?: unknown;
                        reviewScore?: unknown;
                        sideViews?: ("sea" | "beach" | "bay" | "island" | "cliff" | "mountain" | "valley" | "forest" | "waterfall" | "river" | "canal" | "lake" | "garden" | "pool" | "rice-field" | "tea-plantation" | "orchard" | "city" | "old-town" | "temple" | "sunrise" | "sunset" | "starlight" | "moonlight")[];
                        taxId?: string | null;
                        vatRegistered?: boolean;
                        vdoFacebook?: string | null;
                        vdoYoutube?: string | null;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotel: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                bank: string | null;
                                bankAccountName: string | null;
                                bankAccountNumber: string | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                promptPayId: string | null;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                taxId: string | null;
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotel: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                bank: string | null;
                                bankAccountName: string | null;
                                bankAccountNumber: string | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                promptPayId: string | null;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                taxId: string | null;
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/{id}/background-cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            idBackgroundCover: string | null;
                            imageUrl: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/{id}/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        files: string[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            idsGallery: string[];
                            imagesUrl: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            idLogo: string | null;
                            imageLogoUrl: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hotels/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            idPayment: string | null;
                            imagePaymentUrl: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            items: {
                                code: string;
                                iata?: string | null;
                                label: {
                                    en: string;
                                    th: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    w?: 360 | 720 | 1280 | 1920;
                };
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: string | null;
                        breakfast?: boolean;
                        checkInDate?: string;
                        checkOutDate?: string;
                        checkoutId?: string;
                        children?: number;
                        country?: string | null;
                        email: string;
                        expectedTotal?: number;
                        guests: number;
                        /** @enum {string} */
                        lang?: "th" | "en";
                        /** @enum {string} */
                        methodCheckIn: "Online" | "At Hotel";
                        note?: string | null;
                        /** @enum {string} */
                        paymentMethod: "gateway" | "direct";
                        pets?: number;
                        phone: string;
                        postalCode?: string | null;
                        province?: string | null;
                        reservedBy: string;
                        roomId?: string;
                        taxInvoice?: {
                            address: string;
                            branch?: string | null;
                            /** @enum {string} */
                            lang?: "th" | "en";
                            name: string;
                            taxId: string;
                        } | null;
                        termsVersion?: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            books: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            }[];
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        arrivalTime?: string | null;
                        companions?: string[];
                        requests?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/credit-note.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                    number?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": {
                            _id: string;
                            holdExpiresAt: string | null;
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            version: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/order.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/order.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        paymentMethod: "gateway" | "direct";
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        acceptTerms: true;
                        accountName?: string;
                        accountNumber?: string;
                        /** @enum {string} */
                        bank?: "BBL" | "KBANK" | "KTB" | "SCB" | "BAY" | "TTB" | "GSB" | "BAAC" | "GHB" | "UOBT" | "CIMBT" | "KKP" | "LHB" | "TISCO" | "TCRB" | "IBANK";
                        keepStay?: boolean;
                        reason: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/refund-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accountNeeded: boolean;
                            amount: number;
                            detail: string;
                            rule: {
                                en: string;
                                th: string;
                            };
                            share: number;
                            /** @enum {string} */
                            way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/refund/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        accountName: string;
                        accountNumber: string;
                        /** @enum {string} */
                        bank: "BBL" | "KBANK" | "KTB" | "SCB" | "BAY" | "TTB" | "GSB" | "BAAC" | "GHB" | "UOBT" | "CIMBT" | "KKP" | "LHB" | "TISCO" | "TCRB" | "IBANK";
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            open: boolean;
                            review: {
                                _id: string;
                                answer: {
                                    at: string;
                                    text: string;
                                } | null;
                                createdAt: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                month: string;
                                name: string | null;
                                nights: number;
                                score: number;
                                text: string | null;
                            } | null;
                            until: string | null;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string | null;
                        score: number;
                        text?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            review: {
                                _id: string;
                                answer: {
                                    at: string;
                                    text: string;
                                } | null;
                                createdAt: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                month: string;
                                name: string | null;
                                nights: number;
                                score: number;
                                text: string | null;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/stay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: {
                    preview?: boolean;
                };
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        checkInDate: string;
                        checkOutDate: string;
                        price?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book?: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                            due?: number;
                            price?: number;
                            refund?: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/stay.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "multipart/form-data": {
                        slip?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        checkouts: {
                            breakfast?: boolean;
                            children?: number;
                            dateRange: {
                                end: string;
                                start: string;
                            };
                            guests?: number;
                            note?: string | null;
                            pets?: number;
                            roomId: string;
                            totalPrice?: number;
                        }[];
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                checkouts: {
                                    breakfast: boolean;
                                    cancellationPolicy: {
                                        daysBefore: number;
                                        name: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    }[];
                                    children: number;
                                    dateRange: {
                                        end: string;
                                        start: string;
                                    };
                                    googleMapsLink: string | null;
                                    guests: number;
                                    hotel: {
                                        _id: string;
                                        address: {
                                            address1: {
                                                en: string;
                                                th: string;
                                            };
                                            address2: string | null;
                                            city: {
                                                en: string;
                                                th: string;
                                            };
                                            country: {
                                                en: string;
                                                th: string;
                                            };
                                            postalCode: string | null;
                                        } | null;
                                        airportName: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        branch: string | null;
                                        cancellationPolicy: {
                                            daysBefore: number;
                                            name: {
                                                en: string;
                                                th: string;
                                            };
                                            share: number;
                                        }[];
                                        checkInAtHotel: boolean;
                                        checkInOnline: boolean;
                                        checkInTime: string;
                                        checkOutTime: string;
                                        contactChat: string | null;
                                        contactPhone: string | null;
                                        disabled: boolean;
                                        distanceToAirport: number | null;
                                        distanceToCity: number | null;
                                        facilities: string[];
                                        hotelName: {
                                            en: string;
                                            th: string;
                                        };
                                        hotelNameSlug: string;
                                        idBackgroundCover: string | null;
                                        idLogo: string | null;
                                        idPayment: string | null;
                                        idsGallery: string[];
                                        imageLogoUrl: string | null;
                                        imagePaymentUrl: string | null;
                                        imagesUrl: string[];
                                        imageUrl: string | null;
                                        locPlaces: {
                                            googleMapsLink: string | null;
                                            lat: number;
                                            lng: number;
                                        } | null;
                                        messageDescription: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        messageFromHotel: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        ownerId: string;
                                        province: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        provinceId: string;
                                        registeredAddress: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        registeredName: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        reviewCount: number;
                                        reviewScore: number | null;
                                        sideViews: string[];
                                        vatRegistered: boolean;
                                        vdoFacebook: string | null;
                                        vdoYoutube: string | null;
                                        version: number;
                                    };
                                    nightPrices: {
                                        date: string;
                                        price: number;
                                    }[];
                                    nights: number;
                                    note: string | null;
                                    pets: number;
                                    price: number;
                                    priceChanged: boolean;
                                    room: {
                                        _id: string;
                                        basePrice: number;
                                        breakfast: ("included" | "on-request") | null;
                                        description: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        disabled: boolean;
                                        facilities: {
                                            icon: string;
                                            text: {
                                                en: string;
                                                th: string;
                                            };
                                        }[];
                                        guests: number;
                                        hotelId: string;
                                        idBackgroundCover: string | null;
                                        idsGallery: string[];
                                        image360Url: string | null;
                                        imagesUrl: string[];
                                        imageUrl: string | null;
                                        kidsAllowed: boolean;
                                        maxGuests: number;
                                        notes: {
                                            text: {
                                                en: string;
                                                th: string;
                                            };
                                        }[];
                                        ownerId: string;
                                        petsAllowed: boolean;
                                        rating: number | null;
                                        ratingValue: number | null;
                                        reviewCount: number;
                                        roomType: string | null;
                                        subtitle: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        title: {
                                            en: string;
                                            th: string;
                                        };
                                        unitNames: string[];
                                        units: number;
                                        version: number;
                                    };
                                    roomId: string;
                                    totalPrice: number;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                payableOnline: boolean;
                                totalPrice: number;
                                uid: string;
                                validUntil: string;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/checkout/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    uid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                checkouts: {
                                    breakfast: boolean;
                                    cancellationPolicy: {
                                        daysBefore: number;
                                        name: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    }[];
                                    children: number;
                                    dateRange: {
                                        end: string;
                                        start: string;
                                    };
                                    googleMapsLink: string | null;
                                    guests: number;
                                    hotel: {
                                        _id: string;
                                        address: {
                                            address1: {
                                                en: string;
                                                th: string;
                                            };
                                            address2: string | null;
                                            city: {
                                                en: string;
                                                th: string;
                                            };
                                            country: {
                                                en: string;
                                                th: string;
                                            };
                                            postalCode: string | null;
                                        } | null;
                                        airportName: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        branch: string | null;
                                        cancellationPolicy: {
                                            daysBefore: number;
                                            name: {
                                                en: string;
                                                th: string;
                                            };
                                            share: number;
                                        }[];
                                        checkInAtHotel: boolean;
                                        checkInOnline: boolean;
                                        checkInTime: string;
                                        checkOutTime: string;
                                        contactChat: string | null;
                                        contactPhone: string | null;
                                        disabled: boolean;
                                        distanceToAirport: number | null;
                                        distanceToCity: number | null;
                                        facilities: string[];
                                        hotelName: {
                                            en: string;
                                            th: string;
                                        };
                                        hotelNameSlug: string;
                                        idBackgroundCover: string | null;
                                        idLogo: string | null;
                                        idPayment: string | null;
                                        idsGallery: string[];
                                        imageLogoUrl: string | null;
                                        imagePaymentUrl: string | null;
                                        imagesUrl: string[];
                                        imageUrl: string | null;
                                        locPlaces: {
                                            googleMapsLink: string | null;
                                            lat: number;
                                            lng: number;
                                        } | null;
                                        messageDescription: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        messageFromHotel: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        ownerId: string;
                                        province: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        provinceId: string;
                                        registeredAddress: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        registeredName: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        reviewCount: number;
                                        reviewScore: number | null;
                                        sideViews: string[];
                                        vatRegistered: boolean;
                                        vdoFacebook: string | null;
                                        vdoYoutube: string | null;
                                        version: number;
                                    };
                                    nightPrices: {
                                        date: string;
                                        price: number;
                                    }[];
                                    nights: number;
                                    note: string | null;
                                    pets: number;
                                    price: number;
                                    priceChanged: boolean;
                                    room: {
                                        _id: string;
                                        basePrice: number;
                                        breakfast: ("included" | "on-request") | null;
                                        description: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        disabled: boolean;
                                        facilities: {
                                            icon: string;
                                            text: {
                                                en: string;
                                                th: string;
                                            };
                                        }[];
                                        guests: number;
                                        hotelId: string;
                                        idBackgroundCover: string | null;
                                        idsGallery: string[];
                                        image360Url: string | null;
                                        imagesUrl: string[];
                                        imageUrl: string | null;
                                        kidsAllowed: boolean;
                                        maxGuests: number;
                                        notes: {
                                            text: {
                                                en: string;
                                                th: string;
                                            };
                                        }[];
                                        ownerId: string;
                                        petsAllowed: boolean;
                                        rating: number | null;
                                        ratingValue: number | null;
                                        reviewCount: number;
                                        roomType: string | null;
                                        subtitle: {
                                            en: string;
                                            th: string;
                                        } | null;
                                        title: {
                                            en: string;
                                            th: string;
                                        };
                                        unitNames: string[];
                                        units: number;
                                        version: number;
                                    };
                                    roomId: string;
                                    totalPrice: number;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                payableOnline: boolean;
                                totalPrice: number;
                                uid: string;
                                validUntil: string;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    uid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    ids: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": {
                            _id: string;
                            holdExpiresAt: string | null;
                            /** @enum {string} */
                            paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                            /** @enum {string} */
                            status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                            version: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        bookingId: string;
                        email: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/is-exists/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    check_in_date: string;
                    check_out_date: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    roomId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            exists: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/room/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    roomId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookReach: {
                                days: {
                                    closedToArrival: boolean;
                                    closedToDeparture: boolean;
                                    date: string;
                                    maxStay: number | null;
                                    minStay: number | null;
                                    price: number;
                                    /** @enum {string} */
                                    status: "available" | "checkInOnly" | "checkOutOnly" | "full" | "past";
                                    unitsLeft: number;
                                }[];
                                from: string;
                                hotelId: string;
                                roomId: string;
                                to: string;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/bookings/rooms/{hotelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    hotelId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookReaches: {
                                days: {
                                    closedToArrival: boolean;
                                    closedToDeparture: boolean;
                                    date: string;
                                    maxStay: number | null;
                                    minStay: number | null;
                                    price: number;
                                    /** @enum {string} */
                                    status: "available" | "checkInOnly" | "checkOutOnly" | "full" | "past";
                                    unitsLeft: number;
                                }[];
                                from: string;
                                hotelId: string;
                                roomId: string;
                                to: string;
                            }[];
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/hotel-slugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    after: string;
                    limit: number;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            slugs: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    offset?: number;
                    ownerId: string;
                    page: number;
                    perPage: number;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotels: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            }[];
                            page: number;
                            perPage: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/hotels/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotel: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                sideViews: string[];
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            };
                            rooms: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/hotels/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    offset?: number;
                    page: number;
                    perPage: number;
                    sort: "recent" | "score";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            page: number;
                            perPage: number;
                            reviews: {
                                _id: string;
                                answer: {
                                    at: string;
                                    text: string;
                                } | null;
                                createdAt: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                month: string;
                                name: string | null;
                                nights: number;
                                score: number;
                                text: string | null;
                            }[];
                            summary: {
                                count: number;
                                score: number | null;
                                scores: {
                                    1: number;
                                    2: number;
                                    3: number;
                                    4: number;
                                    5: number;
                                    6: number;
                                    7: number;
                                    8: number;
                                    9: number;
                                    10: number;
                                };
                            };
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        hotelName: string;
                        message?: string | null;
                        name: string;
                        phone: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/price-daily/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    roomId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                date: string;
                                price: number;
                            }[];
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/reviews/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/attempts/{attempt_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    attempt_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            attempt_id: string;
                            detail: string;
                            failure_code: string | null;
                            paid: boolean;
                            /** @enum {string} */
                            status: "pending" | "successful" | "failed" | "expired" | "mismatched";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/charge/{charge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    bookingId?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    charge_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            books?: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            }[];
                            charge_id: string;
                            detail: string;
                            failure_code: string | null;
                            paid: boolean;
                            /** @enum {string} */
                            status: "pending" | "successful" | "failed" | "expired" | "mismatched";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/charge/{charge_id}/qr.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    bookingId: string;
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    charge_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/charge/{charge_id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: {
                    bookingId?: string;
                };
                header?: never;
                path: {
                    charge_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            books?: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            }[];
                            charge_id: string;
                            detail: string;
                            failure_code: string | null;
                            paid: boolean;
                            /** @enum {string} */
                            status: "pending" | "successful" | "failed" | "expired" | "mismatched";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/charge/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        bookingId?: string;
                        checkoutId?: string;
                        expectedAmount?: number;
                        /** @enum {string} */
                        method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                        returnUri: string;
                        token?: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            card: {
                                [key: string]: unknown;
                            } | null;
                            charge: {
                                [key: string]: unknown;
                            };
                            charge_id: string;
                            detail: string;
                            source: {
                                [key: string]: unknown;
                            } | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checks: {
                                [key: string]: {
                                    detail?: string;
                                    lag?: {
                                        events: number;
                                        seconds: number;
                                    };
                                    lastProgress?: string;
                                    ok: boolean;
                                    stoppedAt?: {
                                        id: string;
                                        position: string;
                                        stream: string;
                                        type: string;
                                        why: string;
                                    };
                                };
                            };
                            ok: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at?: string;
                    channel?: "website" | "phone" | "walk-in" | "admin";
                    format?: "csv" | "xlsx" | "json";
                    from?: string;
                    hotelId?: string;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    sort?: string;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            at: string;
                            columns: {
                                label: {
                                    en: string;
                                    th: string;
                                };
                                name: string;
                                opens: boolean;
                                sortable: boolean;
                                /** @enum {string} */
                                type: "date" | "month" | "instant" | "text" | "count" | "money" | "points" | "ratio" | "percent";
                            }[];
                            detail: string;
                            from: string;
                            page: number;
                            perPage: number;
                            rows: ({
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                    ownerId: string;
                                } | null;
                                key: string;
                            } & {
                                [key: string]: string | number | null;
                            })[];
                            to: string;
                            today: string;
                            total: number;
                            totals: {
                                [key: string]: string | number | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{name}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    between: string;
                    channel?: "website" | "phone" | "walk-in" | "admin";
                    from?: string;
                    hotelId?: string;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            between: string[];
                            changes: {
                                amount: number;
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                    ownerId: string;
                                } | null;
                                date: string;
                                event: {
                                    at: string;
                                    by: string | null;
                                    byName: string | null;
                                    id: string;
                                    position: string;
                                    type: string | null;
                                    via: string | null;
                                };
                                hotel: string | null;
                                kind: string;
                                /** @enum {string} */
                                measure: "money" | "count";
                                row: string;
                                units: number;
                            }[];
                            columns: {
                                label: {
                                    en: string;
                                    th: string;
                                };
                                name: string;
                                opens: boolean;
                                sortable: boolean;
                                /** @enum {string} */
                                type: "date" | "month" | "instant" | "text" | "count" | "money" | "points" | "ratio" | "percent";
                            }[];
                            detail: string;
                            from: string;
                            page: number;
                            perPage: number;
                            rows: {
                                after: ({
                                    booking: {
                                        _id: string;
                                        bookingId: string;
                                        ownerId: string;
                                    } | null;
                                    key: string;
                                } & {
                                    [key: string]: string | number | null;
                                }) | null;
                                before: ({
                                    booking: {
                                        _id: string;
                                        bookingId: string;
                                        ownerId: string;
                                    } | null;
                                    key: string;
                                } & {
                                    [key: string]: string | number | null;
                                }) | null;
                                key: string;
                            }[];
                            to: string;
                            total: number;
                            totalRows: number;
                            totals: {
                                after: {
                                    [key: string]: string | number | null;
                                };
                                before: {
                                    [key: string]: string | number | null;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{name}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at?: string;
                    channel?: "website" | "phone" | "walk-in" | "admin";
                    column: string;
                    from?: string;
                    hotelId?: string;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    row?: string;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            at: string;
                            denominator?: {
                                facts: {
                                    amount: number;
                                    booking: {
                                        _id: string;
                                        bookingId: string;
                                        ownerId: string;
                                    } | null;
                                    date: string;
                                    event: {
                                        at: string;
                                        by: string | null;
                                        byName: string | null;
                                        id: string;
                                        position: string;
                                        type: string | null;
                                        via: string | null;
                                    };
                                    hotel: string | null;
                                    kind: string;
                                    /** @enum {string} */
                                    measure: "money" | "count";
                                    units: number;
                                }[];
                                /** @enum {string} */
                                measure: "money" | "count";
                                page: number;
                                perPage: number;
                                sum: number;
                                total: number;
                            };
                            detail: string;
                            facts?: {
                                amount: number;
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                    ownerId: string;
                                } | null;
                                date: string;
                                event: {
                                    at: string;
                                    by: string | null;
                                    byName: string | null;
                                    id: string;
                                    position: string;
                                    type: string | null;
                                    via: string | null;
                                };
                                hotel: string | null;
                                kind: string;
                                /** @enum {string} */
                                measure: "money" | "count";
                                units: number;
                            }[];
                            from: string;
                            /** @enum {string} */
                            measure?: "money" | "count";
                            numerator?: {
                                facts: {
                                    amount: number;
                                    booking: {
                                        _id: string;
                                        bookingId: string;
                                        ownerId: string;
                                    } | null;
                                    date: string;
                                    event: {
                                        at: string;
                                        by: string | null;
                                        byName: string | null;
                                        id: string;
                                        position: string;
                                        type: string | null;
                                        via: string | null;
                                    };
                                    hotel: string | null;
                                    kind: string;
                                    /** @enum {string} */
                                    measure: "money" | "count";
                                    units: number;
                                }[];
                                /** @enum {string} */
                                measure: "money" | "count";
                                page: number;
                                perPage: number;
                                sum: number;
                                total: number;
                            };
                            page?: number;
                            perPage?: number;
                            sum?: number;
                            to: string;
                            today: string;
                            total?: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at?: string;
                    format?: "csv" | "xlsx" | "json";
                    from?: string;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            at: string;
                            columns: {
                                label: {
                                    en: string;
                                    th: string;
                                };
                                name: string;
                                opens: boolean;
                                sortable: boolean;
                                /** @enum {string} */
                                type: "date" | "month" | "instant" | "text" | "count" | "money" | "points" | "ratio" | "percent";
                            }[];
                            detail: string;
                            from: string;
                            page: number;
                            perPage: number;
                            rows: ({
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                    ownerId: string;
                                } | null;
                                key: string;
                            } & {
                                [key: string]: string | number | null;
                            })[];
                            to: string;
                            today: string;
                            total: number;
                            totals: {
                                [key: string]: string | number | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at?: string;
                    channel?: "website" | "phone" | "walk-in" | "admin";
                    format?: "csv" | "xlsx" | "json";
                    from?: string;
                    hotelId?: string;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            at: string;
                            columns: {
                                label: {
                                    en: string;
                                    th: string;
                                };
                                name: string;
                                opens: boolean;
                                sortable: boolean;
                                /** @enum {string} */
                                type: "date" | "month" | "instant" | "text" | "count" | "money" | "points" | "ratio" | "percent";
                            }[];
                            detail: string;
                            from: string;
                            page: number;
                            perPage: number;
                            rows: ({
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                    ownerId: string;
                                } | null;
                                key: string;
                            } & {
                                [key: string]: string | number | null;
                            })[];
                            to: string;
                            today: string;
                            total: number;
                            totals: {
                                [key: string]: string | number | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/settlement/{ownerId}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    at?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    month: string;
                    ownerId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            statement: {
                                at: string;
                                commission: number;
                                commissionVat: number;
                                fee: number;
                                feeVat: number;
                                hotelIds: string[];
                                month: string;
                                owed: number;
                                owner: string | null;
                                ownerId: string;
                                paidAt: string | null;
                                received: number;
                                reference: string | null;
                                refunded: number;
                                /** @enum {string} */
                                status: "open" | "closed";
                                today: string;
                                withholding: number;
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    month: string;
                    ownerId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        at?: string;
                        paidAt: string;
                        reference: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            settlement: {
                                closedAt: string;
                                month: string;
                                ownerId: string;
                                paidAt: string;
                                reference: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/settlement/{ownerId}/{month}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    at?: string;
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    month: string;
                    ownerId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/settlement/{ownerId}/{month}/tax-invoice.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lang?: "th" | "en";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    month: string;
                    ownerId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/vat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at?: string;
                    channel?: "website" | "phone" | "walk-in" | "admin";
                    format?: "csv" | "xlsx" | "json";
                    from?: string;
                    hotelId?: string;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            at: string;
                            columns: {
                                label: {
                                    en: string;
                                    th: string;
                                };
                                name: string;
                                opens: boolean;
                                sortable: boolean;
                                /** @enum {string} */
                                type: "date" | "month" | "instant" | "text" | "count" | "money" | "points" | "ratio" | "percent";
                            }[];
                            detail: string;
                            from: string;
                            page: number;
                            perPage: number;
                            rows: ({
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                    ownerId: string;
                                } | null;
                                key: string;
                            } & {
                                [key: string]: string | number | null;
                            })[];
                            to: string;
                            today: string;
                            total: number;
                            totals: {
                                [key: string]: string | number | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id?: string[];
                    answered?: boolean;
                    hidden?: boolean;
                    hotelId?: string;
                    offset?: number;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    reported?: boolean;
                    sort: "_id" | "-_id" | "createdAt" | "-createdAt" | "score" | "-score" | "reports" | "-reports";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            page: number;
                            perPage: number;
                            reviews: {
                                _id: string;
                                answer: {
                                    at: string;
                                    text: string;
                                } | null;
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                };
                                changedAt: string | null;
                                createdAt: string;
                                hidden: boolean;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                /** @enum {string} */
                                lang: "th" | "en";
                                month: string;
                                name: string | null;
                                nights: number;
                                ownerId: string;
                                reason: string | null;
                                reports: {
                                    at: string;
                                    reason: string | null;
                                }[];
                                roomId: string;
                                roomTitle: {
                                    en: string;
                                    th: string;
                                };
                                score: number;
                                text: string | null;
                                version: number;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            review: {
                                _id: string;
                                answer: {
                                    at: string;
                                    text: string;
                                } | null;
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                };
                                changedAt: string | null;
                                createdAt: string;
                                hidden: boolean;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                /** @enum {string} */
                                lang: "th" | "en";
                                month: string;
                                name: string | null;
                                nights: number;
                                ownerId: string;
                                reason: string | null;
                                reports: {
                                    at: string;
                                    reason: string | null;
                                }[];
                                roomId: string;
                                roomTitle: {
                                    en: string;
                                    th: string;
                                };
                                score: number;
                                text: string | null;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        /** @enum {string} */
                        action: "answer" | "hide" | "show";
                        answer?: {
                            at: string;
                            text: string;
                        } | null;
                        booking?: {
                            _id: string;
                            bookingId: string;
                        };
                        changedAt?: string | null;
                        createdAt?: string;
                        hidden?: boolean;
                        hotelId?: string;
                        hotelName?: {
                            en: string;
                            th: string;
                        };
                        /** @enum {string} */
                        lang?: "th" | "en";
                        month?: string;
                        name?: string | null;
                        nights?: number;
                        ownerId?: string;
                        reason?: string | null;
                        reports?: {
                            at: string;
                            reason: string | null;
                        }[];
                        roomId?: string;
                        roomTitle?: {
                            en: string;
                            th: string;
                        };
                        score?: number;
                        text?: string | null;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            review: {
                                _id: string;
                                answer: {
                                    at: string;
                                    text: string;
                                } | null;
                                booking: {
                                    _id: string;
                                    bookingId: string;
                                };
                                changedAt: string | null;
                                createdAt: string;
                                hidden: boolean;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                /** @enum {string} */
                                lang: "th" | "en";
                                month: string;
                                name: string | null;
                                nights: number;
                                ownerId: string;
                                reason: string | null;
                                reports: {
                                    at: string;
                                    reason: string | null;
                                }[];
                                roomId: string;
                                roomTitle: {
                                    en: string;
                                    th: string;
                                };
                                score: number;
                                text: string | null;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id?: string[];
                    hotelId?: string;
                    offset?: number;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    q?: string;
                    sort: "_id" | "-_id" | "title" | "-title" | "basePrice" | "-basePrice" | "maxGuests" | "-maxGuests";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            page: number;
                            perPage: number;
                            rooms: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        basePrice: number;
                        breakfast?: ("included" | "on-request") | null;
                        description?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        disabled?: boolean;
                        facilities?: {
                            icon: string;
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        guests?: number;
                        hotelId: string;
                        kidsAllowed?: boolean;
                        maxGuests: number;
                        notes?: {
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        petsAllowed?: boolean;
                        roomType?: string | null;
                        subtitle?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        title: {
                            en: string;
                            th: string;
                        } | string;
                        unitNames?: string[];
                        units?: number;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            room: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            room: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: unknown;
                        basePrice?: number;
                        breakfast?: ("included" | "on-request") | null;
                        description?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        disabled?: boolean;
                        facilities?: {
                            icon: string;
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        guests?: number;
                        hotelId?: unknown;
                        idBackgroundCover?: unknown;
                        idsGallery?: string[];
                        image360Url?: unknown;
                        imagesUrl?: unknown;
                        imageUrl?: unknown;
                        kidsAllowed?: boolean;
                        maxGuests?: number;
                        notes?: {
                            text: {
                                en: string;
                                th: string;
                            } | string;
                        }[];
                        ownerId?: string;
                        petsAllowed?: boolean;
                        rating?: unknown;
                        ratingValue?: unknown;
                        reviewCount?: unknown;
                        roomType?: string | null;
                        subtitle?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        title?: {
                            en: string;
                            th: string;
                        } | string;
                        unitNames?: string[];
                        units?: number;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            room: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            room: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{id}/background-cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            idBackgroundCover: string | null;
                            imageUrl: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{id}/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        files: string[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            idsGallery: string[];
                            imagesUrl: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{id}/panorama": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            image360Url: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            paints: {
                                at: string;
                                by: string;
                                name: string | null;
                                position: string;
                                prices: {
                                    from: string;
                                    to: string;
                                }[];
                                rules: {
                                    from: string;
                                    to: string;
                                }[];
                                undoes: boolean;
                            }[];
                            prices: {
                                closed: boolean;
                                closedToArrival: boolean;
                                closedToDeparture: boolean;
                                date: string;
                                maxStay: number | null;
                                minStay: number | null;
                                price: number;
                            }[];
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: {
                    preview?: boolean;
                };
                header?: {
                    "idempotency-key"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        change?: {
                            amount?: number;
                            percent?: number;
                        };
                        closed?: boolean;
                        closedToArrival?: boolean;
                        closedToDeparture?: boolean;
                        from?: string;
                        maxStay?: number | null;
                        minStay?: number | null;
                        price?: number | null;
                        to?: string;
                        undo?: string;
                        weekdays?: (number | ("sun" | "mon" | "tue" | "wed" | "thu" | "fri" | "sat"))[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            prices: {
                                closed: boolean;
                                closedToArrival: boolean;
                                closedToDeparture: boolean;
                                date: string;
                                maxStay: number | null;
                                minStay: number | null;
                                price: number;
                            }[];
                            undo: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/select-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            page: number;
                            perPage: number;
                            rooms: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                from: {
                                    date: string;
                                    price: number;
                                } | null;
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                unitNames: string[];
                                units: number;
                                version: number;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            book: {
                                _id: string;
                                address: string | null;
                                amountDue: number;
                                arrival: {
                                    arrivalTime: string | null;
                                    companions: string[];
                                    requests: string | null;
                                    sentAt: string;
                                } | null;
                                bank?: string | null;
                                bankAccountName?: string | null;
                                bankAccountNumber?: string | null;
                                /** @enum {string} */
                                bookingChannel: "website" | "phone" | "walk-in" | "admin";
                                bookingId: string;
                                breakfast: boolean;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[] | null;
                                checkInBy: string | null;
                                checkInDate: string;
                                checkInDateStatus: string | null;
                                checkInStatus: boolean;
                                checkOutBy: string | null;
                                checkOutDate: string;
                                checkOutDateStatus: string | null;
                                checkoutId: string;
                                checkOutStatus: boolean;
                                children: number;
                                country: string | null;
                                createdAt: string;
                                creditNotes: {
                                    amount: number;
                                    issuedAt: string;
                                    number: string;
                                }[];
                                /** @enum {string} */
                                currency: "THB";
                                disabled: boolean;
                                documents: {
                                    number: number;
                                    sentAt: string;
                                    /** @enum {string} */
                                    type: "image/webp" | "application/pdf";
                                }[];
                                email: string | null;
                                feeCharge: number;
                                guests: number;
                                hasTransferSlip: boolean;
                                holdExpiresAt: string | null;
                                hotelId: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                /** @enum {string} */
                                lang: "th" | "en";
                                /** @enum {string} */
                                methodCheckIn: "Online" | "At Hotel";
                                nightPrices: {
                                    date: string;
                                    price: number;
                                }[];
                                nights: number;
                                note: string | null;
                                openCharge?: {
                                    authorize_uri: string | null;
                                    charge_id: string;
                                    expires_at: string | null;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb";
                                    qr: string | null;
                                    /** @enum {string} */
                                    status: "pending" | "successful" | "failed" | "expired" | "reversed";
                                };
                                orderTotal: number;
                                ownerId: string;
                                paidBy: {
                                    brand?: string;
                                    lastDigits?: string;
                                    /** @enum {string} */
                                    method: "card" | "promptpay" | "mobile_banking_scb" | "mobile_banking_kbank" | "mobile_banking_bay" | "mobile_banking_bbl" | "mobile_banking_ktb" | "cash" | "transfer" | "card-terminal";
                                } | null;
                                /** @enum {string} */
                                paymentMethod: "gateway" | "direct";
                                /** @enum {string} */
                                paymentStatus: "pending" | "paid" | "failed" | "mismatched" | "refund-requested" | "refunding" | "refund-failed" | "partially-refunded" | "refunded" | "refund-rejected";
                                pets: number;
                                phone: string | null;
                                postalCode: string | null;
                                price: number;
                                promptPayQr?: string | null;
                                province: string | null;
                                refund?: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                };
                                refundQuote?: {
                                    accountNeeded: boolean;
                                    amount: number;
                                    rule: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                    /** @enum {string} */
                                    way: "provider" | "transfer" | "cash" | "card-terminal" | "none";
                                };
                                refunds: {
                                    accountName: string | null;
                                    accountNumber: string | null;
                                    amount: number;
                                    bank: string | null;
                                    by: string | null;
                                    decidedAt: string | null;
                                    decisionReason: string | null;
                                    failureCode: string | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind?: "difference";
                                    needsAccount: boolean;
                                    of: ("booking" | "late" | "case" | "desk") | null;
                                    paidAt: string | null;
                                    quote: {
                                        amount: number;
                                        rule: {
                                            en: string;
                                            th: string;
                                        };
                                        share: number;
                                    } | null;
                                    reason: string | null;
                                    requestedAt: string | null;
                                    /** @enum {string} */
                                    status: "requested" | "rejected" | "refunding" | "failed" | "refunded";
                                    way: ("provider" | "transfer") | null;
                                }[];
                                reservedBy: string | null;
                                roomId: string;
                                roomObj: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                };
                                siblings: {
                                    _id: string;
                                    bookingId: string;
                                    checkInDate: string;
                                    checkOutDate: string;
                                    hotelName: {
                                        en: string;
                                        th: string;
                                    };
                                    hotelNameSlug: string;
                                    price: number;
                                    room: {
                                        en: string;
                                        th: string;
                                    };
                                    roomId: string;
                                    /** @enum {string} */
                                    status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                }[];
                                /** @enum {string} */
                                status: "Reserved" | "Booked" | "Unavailable" | "Expired" | "Canceled" | "Completed";
                                taxInvoice: {
                                    address: string;
                                    branch: string | null;
                                    /** @enum {string} */
                                    lang?: "th" | "en";
                                    name: string;
                                    taxId: string;
                                } | null;
                                taxInvoiceNumber: string | null;
                                totalReceived: number;
                                transferReportedAt: string | null;
                                units?: number;
                                version: number;
                            };
                            detail: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/hotels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    endDate?: string;
                    guests: number;
                    offset?: number;
                    page: number;
                    perPage: number;
                    province?: string;
                    q?: string;
                    sort: "recommended" | "price" | "-price" | "rating" | "name";
                    startDate?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotels: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                rooms: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    nights: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    price: number;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    totalPrice: number;
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                }[];
                                sideViews: string[];
                                stay?: {
                                    endDate: string;
                                    startDate: string;
                                };
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            }[];
                            page: number;
                            perPage: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/hotels/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    bounds?: string;
                    endDate?: string;
                    facilities?: string[];
                    guests: number;
                    kid: number;
                    maxPrice?: number;
                    minPrice?: number;
                    month?: string;
                    nights?: number;
                    offset?: number;
                    page: number;
                    perPage: number;
                    pet: number;
                    province?: string;
                    q?: string;
                    sideViews?: string[];
                    sort: "recommended" | "price" | "-price" | "rating" | "name";
                    startDate?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotels: {
                                _id: string;
                                address: {
                                    address1: {
                                        en: string;
                                        th: string;
                                    };
                                    address2: string | null;
                                    city: {
                                        en: string;
                                        th: string;
                                    };
                                    country: {
                                        en: string;
                                        th: string;
                                    };
                                    postalCode: string | null;
                                } | null;
                                airportName: {
                                    en: string;
                                    th: string;
                                } | null;
                                branch: string | null;
                                cancellationPolicy: {
                                    daysBefore: number;
                                    name: {
                                        en: string;
                                        th: string;
                                    };
                                    share: number;
                                }[];
                                checkInAtHotel: boolean;
                                checkInOnline: boolean;
                                checkInTime: string;
                                checkOutTime: string;
                                contactChat: string | null;
                                contactPhone: string | null;
                                disabled: boolean;
                                distanceToAirport: number | null;
                                distanceToCity: number | null;
                                facilities: string[];
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                idBackgroundCover: string | null;
                                idLogo: string | null;
                                idPayment: string | null;
                                idsGallery: string[];
                                imageLogoUrl: string | null;
                                imagePaymentUrl: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                locPlaces: {
                                    googleMapsLink: string | null;
                                    lat: number;
                                    lng: number;
                                } | null;
                                messageDescription: {
                                    en: string;
                                    th: string;
                                } | null;
                                messageFromHotel: {
                                    en: string;
                                    th: string;
                                } | null;
                                minPrice: number | null;
                                ownerId: string;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                                registeredAddress: {
                                    en: string;
                                    th: string;
                                } | null;
                                registeredName: {
                                    en: string;
                                    th: string;
                                } | null;
                                reviewCount: number;
                                reviewScore: number | null;
                                rooms: {
                                    _id: string;
                                    basePrice: number;
                                    breakfast: ("included" | "on-request") | null;
                                    description: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    disabled: boolean;
                                    facilities: {
                                        icon: string;
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    guests: number;
                                    hotelId: string;
                                    idBackgroundCover: string | null;
                                    idsGallery: string[];
                                    image360Url: string | null;
                                    imagesUrl: string[];
                                    imageUrl: string | null;
                                    kidsAllowed: boolean;
                                    maxGuests: number;
                                    nights: number;
                                    notes: {
                                        text: {
                                            en: string;
                                            th: string;
                                        };
                                    }[];
                                    ownerId: string;
                                    petsAllowed: boolean;
                                    price: number;
                                    rating: number | null;
                                    ratingValue: number | null;
                                    reviewCount: number;
                                    roomType: string | null;
                                    subtitle: {
                                        en: string;
                                        th: string;
                                    } | null;
                                    title: {
                                        en: string;
                                        th: string;
                                    };
                                    totalPrice: number;
                                    unitNames: string[];
                                    units: number;
                                    version: number;
                                }[];
                                sideViews: string[];
                                stay?: {
                                    endDate: string;
                                    startDate: string;
                                };
                                vatRegistered: boolean;
                                vdoFacebook: string | null;
                                vdoYoutube: string | null;
                                version: number;
                            }[];
                            page: number;
                            perPage: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/hotels/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    bounds?: string;
                    endDate?: string;
                    facilities?: string[];
                    guests: number;
                    kid: number;
                    maxPrice?: number;
                    minPrice?: number;
                    month?: string;
                    nights?: number;
                    offset?: number;
                    page: number;
                    perPage: number;
                    pet: number;
                    province?: string;
                    q?: string;
                    sideViews?: string[];
                    sort: "recommended" | "price" | "-price" | "rating" | "name";
                    startDate?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dates: {
                                endDate: string;
                                hotels: number;
                                minPrice: number;
                                startDate: string;
                            }[];
                            detail: string;
                            provinces: {
                                _id: string;
                                en: string;
                                hotels: number;
                                minPrice: number;
                                th: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/hotels/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    bounds?: string;
                    endDate?: string;
                    facilities?: string[];
                    guests: number;
                    kid: number;
                    maxPrice?: number;
                    minPrice?: number;
                    month?: string;
                    nights?: number;
                    offset?: number;
                    page: number;
                    perPage: number;
                    pet: number;
                    province?: string;
                    q?: string;
                    sideViews?: string[];
                    sort: "recommended" | "price" | "-price" | "rating" | "name";
                    startDate?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            facilities: {
                                code: string;
                                hotels: number;
                            }[];
                            kid: number;
                            pet: number;
                            prices: {
                                hotels: number;
                                maxPrice: number | null;
                                minPrice: number | null;
                            }[];
                            sideViews: {
                                code: string;
                                hotels: number;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    endDate?: string;
                    startDate?: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            room: {
                                _id: string;
                                basePrice: number;
                                breakfast: ("included" | "on-request") | null;
                                description: {
                                    en: string;
                                    th: string;
                                } | null;
                                disabled: boolean;
                                facilities: {
                                    icon: string;
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                guests: number;
                                hotelId: string;
                                idBackgroundCover: string | null;
                                idsGallery: string[];
                                image360Url: string | null;
                                imagesUrl: string[];
                                imageUrl: string | null;
                                kidsAllowed: boolean;
                                maxGuests: number;
                                nights: number;
                                notes: {
                                    text: {
                                        en: string;
                                        th: string;
                                    };
                                }[];
                                ownerId: string;
                                petsAllowed: boolean;
                                price: number;
                                rating: number | null;
                                ratingValue: number | null;
                                reviewCount: number;
                                roomType: string | null;
                                subtitle: {
                                    en: string;
                                    th: string;
                                } | null;
                                title: {
                                    en: string;
                                    th: string;
                                };
                                totalPrice: number;
                                unitNames: string[];
                                units: number;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            hotels: {
                                _id: string;
                                hotelName: {
                                    en: string;
                                    th: string;
                                };
                                hotelNameSlug: string;
                                imageUrl: string | null;
                                province: {
                                    en: string;
                                    th: string;
                                } | null;
                                provinceId: string;
                            }[];
                            provinces: {
                                _id: string;
                                en: string;
                                hotels: number;
                                imageUrl: string | null;
                                place?: {
                                    en: string;
                                    th: string;
                                };
                                th: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/unique-province": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            provinces: {
                                _id: string;
                                en: string;
                                hotels: number;
                                imageUrl: string | null;
                                th: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            site: {
                                aboutUs: {
                                    en: string;
                                    th: string;
                                };
                                bannerUrl: string | null;
                                cardBrands: {
                                    name: string;
                                    url: string;
                                }[];
                                company: string;
                                copyright: string;
                                pages: {
                                    about: {
                                        en: string;
                                        th: string;
                                    };
                                    partners: {
                                        en: string;
                                        th: string;
                                    };
                                    privacy: {
                                        en: string;
                                        th: string;
                                    };
                                    terms: {
                                        en: string;
                                        th: string;
                                    };
                                };
                                partnerUrl: string;
                                selectedRoomIds: string[];
                                socials: {
                                    kind: string;
                                    url: string;
                                }[];
                                termsVersion: string;
                                version: string;
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        aboutUs?: {
                            en: string;
                            th: string;
                        };
                        bannerUrl?: string | null;
                        branch?: string | null;
                        cardBrands?: {
                            name: string;
                            url: string;
                        }[];
                        commissionRate?: {
                            admin: number;
                            phone: number;
                            "walk-in": number;
                            website: number;
                        };
                        company?: string;
                        copyright?: string;
                        incentiveRate?: {
                            admin: number;
                            phone: number;
                            "walk-in": number;
                            website: number;
                        };
                        pages?: {
                            about?: {
                                en: string;
                                th: string;
                            } | string;
                            partners?: {
                                en: string;
                                th: string;
                            } | string;
                            privacy?: {
                                en: string;
                                th: string;
                            } | string;
                            terms?: {
                                en: string;
                                th: string;
                            } | string;
                        };
                        partnerUrl?: string;
                        registeredAddress?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        registeredName?: ({
                            en: string;
                            th: string;
                        } | string) | null;
                        rewardRate?: number;
                        selectedRoomIds?: string[];
                        socials?: {
                            kind: string;
                            url: string;
                        }[];
                        taxId?: string | null;
                        termsVersion?: string;
                        version?: number | string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            site: {
                                aboutUs: {
                                    en: string;
                                    th: string;
                                };
                                bannerUrl: string | null;
                                cardBrands: {
                                    name: string;
                                    url: string;
                                }[];
                                company: string;
                                copyright: string;
                                pages: {
                                    about: {
                                        en: string;
                                        th: string;
                                    };
                                    partners: {
                                        en: string;
                                        th: string;
                                    };
                                    privacy: {
                                        en: string;
                                        th: string;
                                    };
                                    terms: {
                                        en: string;
                                        th: string;
                                    };
                                };
                                partnerUrl: string;
                                selectedRoomIds: string[];
                                socials: {
                                    kind: string;
                                    url: string;
                                }[];
                                termsVersion: string;
                                version: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        file: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            imageUrl: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id?: string[];
                    offset?: number;
                    ownerId?: string;
                    page: number;
                    perPage: number;
                    q?: string;
                    role?: "admin" | "owner" | "officer" | "visitor" | "auditor";
                    sort: "_id" | "-_id" | "username" | "-username" | "createdAt" | "-createdAt" | "role" | "-role";
                };
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            page: number;
                            perPage: number;
                            total: number;
                            users: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        confirmPassword?: string;
                        email?: string | null;
                        firstname?: string | null;
                        invite?: boolean;
                        lastname?: string | null;
                        nickname?: string | null;
                        ownerId?: string | null;
                        password?: string;
                        phone?: string | null;
                        /** @enum {string} */
                        role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                        username: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            user: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            user: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        confirmPassword?: string;
                        createdAt?: string;
                        currentPassword?: string;
                        disabled?: boolean;
                        email?: string | null;
                        firstname?: string | null;
                        lastname?: string | null;
                        nickname?: string | null;
                        ownerId?: string | null;
                        password?: string;
                        phone?: string | null;
                        recoveryCodesLeft?: unknown;
                        /** @enum {string} */
                        role?: "admin" | "owner" | "officer" | "visitor" | "auditor";
                        secondFactor?: boolean;
                        username?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            user: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                    "x-second-factor"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            user: {
                                _id: string;
                                createdAt: string;
                                disabled: boolean;
                                email: string | null;
                                firstname: string | null;
                                lastname: string | null;
                                nickname: string | null;
                                ownerId: string | null;
                                phone: string | null;
                                recoveryCodesLeft: number | null;
                                /** @enum {string} */
                                role: "admin" | "owner" | "officer" | "visitor" | "auditor";
                                secondFactor: boolean;
                                username: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: {
                    "x-after-position"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            preferences: {
                                "book-history"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "book-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                cases?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                events?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "hotel-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                /** @enum {string} */
                                language?: "th" | "en";
                                partners?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                payments?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                refunds?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                reviews?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "room-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "user-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        "book-history"?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        "book-manage"?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        cases?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        events?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        "hotel-manage"?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        /** @enum {string} */
                        language?: "th" | "en";
                        partners?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        payments?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        refunds?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        reviews?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        "room-manage"?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                        "user-manage"?: {
                            filter: {
                                [key: string]: unknown;
                            };
                            hidden: string[];
                            isDefault: boolean;
                            name: string;
                            sort: {
                                field: string;
                                /** @enum {string} */
                                order: "ASC" | "DESC";
                            };
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            preferences: {
                                "book-history"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "book-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                cases?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                events?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "hotel-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                /** @enum {string} */
                                language?: "th" | "en";
                                partners?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                payments?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                refunds?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                reviews?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "room-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                                "user-manage"?: {
                                    filter: {
                                        [key: string]: unknown;
                                    };
                                    hidden: string[];
                                    isDefault: boolean;
                                    name: string;
                                    sort: {
                                        field: string;
                                        /** @enum {string} */
                                        order: "ASC" | "DESC";
                                    };
                                }[];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
