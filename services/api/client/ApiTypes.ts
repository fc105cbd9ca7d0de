// Written by `npm run api:types` from the OpenAPI document. Do not edit it.
export interface paths {
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether the server answers at all */
        get: operations["readLiveness"];
        put?: never;
        post?: never;
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
        /** Tell whether server and database answer */
        get: operations["readReadiness"];
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
        /** The same, under its former name */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/{org}/settings/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the name, design and texts of an organization */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the organization of a host */
        get: operations["findOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/{org}/policy/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a policy that patients accept */
        get: operations["readPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand/{slug}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load a picture of a brand */
        get: operations["readBrandPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{org}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with email address and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the session of the refresh cookie */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the refresh cookie */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/session/logout-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of the patient */
        post: operations["logoutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices on which the patient is signed in */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of the patient */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/trusted-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices on which a login asks for no second step */
        get: operations["listTrustedDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/trusted-devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ask for the second step on a device again */
        delete: operations["endTrust"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/session-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session that a mailed link is about with its token */
        post: operations["endMailedSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and log in */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset/{org}/password-reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a mail with a link to a new password */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}/reset-password-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password with the token of a mailed link */
        put: operations["setNewPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{org}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with the token of a mailed link */
        post: operations["loginWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the address of an account with the token of a mailed link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/email-verification-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a mail with a link that verifies the address of the account */
        post: operations["requestEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the address of the account */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/email-undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the change of the address with the token of a mailed link */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password of the account */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether a login asks for a second step */
        get: operations["readTwoStep"];
        /** Turn two-step sign-in on with the first code of the app */
        put: operations["turnOnTwoStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/two-step/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the secret that an authenticator app is given */
        post: operations["beginTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes in place of those before */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/two-step/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-step sign-in off */
        post: operations["turnOffTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{org}/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with the ticket of the first step and a code */
        post: operations["finishLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{org}/second-step/lost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a mail with a link that begins to turn two-step sign-in off */
        post: operations["reportLostStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/lost-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to turn two-step sign-in off with the token of a mailed link */
        post: operations["confirmLostStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/lost-step-stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep two-step sign-in on with the token of a mailed link */
        post: operations["stopLostStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the passkeys that the patient logs in with */
        get: operations["listPasskeys"];
        put?: never;
        /** Add the passkey that a browser has made */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the challenge that a new passkey answers */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/passkeys/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the challenge that a passkey answers where it stands beside the password */
        post: operations["challengeOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/passkeys/{passkeyId}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey of the patient */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{org}/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the challenge that a passkey answers to log in */
        post: operations["challengePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{org}/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/user/{userId}/patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the account */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the account */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/accesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who has read or changed what of the own record */
        get: operations["listAccesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the own account */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/reopening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed account again with the token of a mailed link and the password */
        post: operations["reopenAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/data-copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the copy of the own data stands */
        get: operations["readDataCopy"];
        put?: never;
        /** Ask for a copy of the own data */
        post: operations["requestDataCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/data-copy/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the copy of the own data */
        get: operations["downloadDataCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the texts that the patient has agreed to */
        get: operations["listAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{org}/{userId}/agreements/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a text as it was when the patient agreed to it */
        get: operations["readAgreedText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notifications of the patient, one page */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/{notificationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications of the patient as read */
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{userId}/lifestyle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the lifestyle questions and their answers */
        get: operations["readLifestyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save lifestyle answers */
        patch: operations["saveLifestyle"];
        trace?: never;
    };
    "/users/{org}/user/{userId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the URLs of the photos */
        get: operations["readUserImages"];
        put?: never;
        /** Upload a photo that verifies the identity */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/user/{userId}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload the picture that stands for the patient */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load a photo by its signed URL */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/conversations/patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the conversation with the care team stands */
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{org}/patient/{userId}/conversation/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a conversation, one page */
        get: operations["listMessages"];
        /** Send a message to the care team */
        put: operations["sendMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{org}/patient/{userId}/conversation/{conversationId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find messages of a conversation by what stands in them, one page */
        post: operations["searchMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{org}/patient/{userId}/conversation/{conversationId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the care team that the patient types */
        post: operations["tellTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{org}/patient/{userId}/conversation/{conversationId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark what the care team wrote as read */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{org}/patient/{userId}/conversation/{conversationId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the patient has begun to write */
        get: operations["readDraft"];
        /** Keep what the patient has begun to write */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the files that were uploaded for a message that is not sent yet */
        get: operations["listUnsentAttachments"];
        put?: never;
        /** Upload a file that is to be sent with a message */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load a file of a message by its signed URL */
        get: operations["readAttachment"];
        put?: never;
        post?: never;
        /** Remove a file that was uploaded for a message and not sent */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pusher/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a socket hear a private channel of the patient */
        post: operations["authorizeChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pusher/auth/presence/{userId}/{firstName}/patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a socket be there on the channel of the organization, as nobody in particular */
        post: operations["authorizePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pusher/user-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a socket in, so that it ends with the session */
        post: operations["authorizeSocket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}/send-mobile-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a mobile number */
        post: operations["sendMobileVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}/mobile-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the mobile number with the code */
        post: operations["verifyMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the social security number */
        post: operations["keepSocialSecurityNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the states of the USA */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/{org}/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the states in which patients of an organization can live */
        get: operations["listOrganizationStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/states/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell whether a visit can be offered in a state */
        post: operations["checkAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intake-template/{org}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the visits that the organization offers */
        get: operations["listIntakeTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intake-template/{org}/template/{intakeTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an intake template with its questions */
        get: operations["readIntakeTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intake-template/{org}/product/{productTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the intake template of the visit that sells a product, with its questions */
        get: operations["readProductIntakeTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the products of the shop, one page */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/products/{id}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what anybody may know of a product */
        get: operations["readPublicProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{org}/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product with its doses and plans */
        get: operations["readProductTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{org}/template/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the priced items of a product */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{org}/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a priced item */
        get: operations["readProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{org}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a priced item by its id alone */
        get: operations["readProductById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-templates/{org}/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products by their ids */
        get: operations["listProductTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/{name}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load an illustration in the colors of the brand */
        get: operations["readIllustration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/{slug}/{name}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load an illustration in the colors of the brand that is named */
        get: operations["readBrandIllustration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brand/{slug}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the picture of a brand's previews */
        get: operations["readBrandPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/{slug}/{name}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load an illustration of the catalogue as previews show it */
        get: operations["readIllustrationPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/campaigns/{campaignId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the landing page of a campaign */
        get: operations["readCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a membership */
        get: operations["readMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memberships/{membershipId}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prices of a membership */
        get: operations["listMembershipPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memberships/prices/{priceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one price of a membership */
        get: operations["readMembershipPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memberships/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a membership */
        post: operations["startMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/cart/coupon/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the discounts of a coupon code */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lab panels of the patient */
        get: operations["listLabPanels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order a lab test that is included for the patient; one that is ordered already stays as it is */
        post: operations["orderIncludedLab"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/results/{reportId}/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that the patient has opened a report */
        post: operations["openLabReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/product/{productTemplateId}/panel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the patient's panel of a lab product */
        get: operations["readProductPanel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how many results of a report are in which band */
        get: operations["readLabOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/report/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the results of a report, with what a provider and the laboratory say of it */
        get: operations["readLabAnalysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/all-biomarkers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the markers by category, with the newest results of a panel */
        get: operations["listLabBiomarkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/categories/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the markers of a category, with the newest results of a panel */
        get: operations["readLabCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/markers/{biomarkerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read everything that was measured of a marker */
        get: operations["readLabMarker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/bio-age/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the biological age by the newest report of a panel */
        get: operations["readBioAge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the appointment of the draw of a panel; null where none is booked */
        get: operations["readLabAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/patient/panels/{panelId}/preparation-guidelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how to come to the draw of a panel */
        get: operations["readLabPreparation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the results of up to four markers over time */
        post: operations["readLabTrends"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/results/{reportId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a report as PDF, or all reports of a panel */
        get: operations["downloadLabResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/results/{reportId}/fhir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a report as a Bundle of FHIR R4, or all reports of a panel, for other systems */
        get: operations["downloadLabBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/results/{reportId}/form/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the order for the laboratory as PDF, by a report or, before there is one, by its panel */
        get: operations["downloadLabOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/results/{reportId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the links that show a report */
        get: operations["listReportLinks"];
        put?: never;
        /** Make a link that shows a report to one reader for some days */
        post: operations["createReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/report-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a link that shows a report */
        delete: operations["endReportLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/shared-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a report by the secret of the link that a patient made for the reader */
        post: operations["openSharedReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/outside-results/markers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the markers that a patient can enter, with their units */
        get: operations["listOutsideMarkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/outside-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the results of other laboratories that the patient has entered */
        get: operations["listOutsideResults"];
        put?: never;
        /** Enter results of a test of another laboratory, and list all that were entered */
        post: operations["addOutsideResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/outside-results/fhir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the results that the patient has entered as a Bundle of FHIR R4, marked as such */
        get: operations["downloadOutsideBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/outside-results/{resultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a result that the patient has entered */
        delete: operations["removeOutsideResult"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/labs/laboratories/{laboratory}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a signed FHIR R4 Bundle of a laboratory */
        post: operations["receiveLabReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intakes/{org}/patient/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the visits of the patient */
        get: operations["listIntakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intakes/{org}/patient/{userId}/incomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open visits of the patient */
        get: operations["listIncompleteIntakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intakes/{org}/patient/{userId}/intake/{intakeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a visit with its questions and answers */
        get: operations["readIntake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a visit, or continue the open one */
        post: operations["createIntake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the answer to a question of a visit */
        put: operations["saveResponse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the products of a visit */
        post: operations["chooseProducts"];
        /** Remove products from a visit */
        delete: operations["removeProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}/patient-close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close a visit that is not paid */
        put: operations["closeIntake"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}/set-expiration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep an open visit for longer */
        put: operations["setExpiration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Attach subscriptions and orders to a visit */
        put: operations["updateIntake"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay and submit a visit */
        post: operations["completeIntake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/intakes/{intakeId}/add-completed-intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a visit among those that are complete */
        post: operations["addCompletedIntake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/{org}/patient/{userId}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the saved card */
        get: operations["readCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}/billing/profile/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the first card */
        post: operations["createBillingProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/{userId}/add-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the saved card */
        put: operations["addCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a subscription */
        get: operations["readSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribe to a plan */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause a subscription */
        post: operations["pauseSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a paused subscription */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay the period of a subscription whose charge was refused */
        post: operations["paySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a subscription */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the next renewal of a subscription */
        post: operations["rescheduleSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/cancellation-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a booked consultation before a cancellation */
        post: operations["countCancellationAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/subscriptions/{subscriptionId}/request-prescription-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the care team for another prescription */
        post: operations["requestPrescriptionChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/user/{userId}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the subscriptions of the patient */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/user/{userId}/subscriptions/medications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the prescriptions of the patient */
        get: operations["listMedications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/user/{userId}/subscription/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a subscription of a type */
        get: operations["readPatientSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{org}/user/{userId}/subscription/{subscriptionId}/medication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a prescription of a subscription */
        get: operations["readMedication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{org}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an invoice of a subscription */
        get: operations["readInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{orderId}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the invoice of an order */
        get: operations["readOrderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the PDF of an invoice by its signed URL */
        get: operations["readInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was charged to the patient, one page */
        get: operations["listCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/charges/{chargeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a charge, with a new address of its receipt */
        get: operations["readCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{org}/patient/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the orders of the patient */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an order */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an order */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{orderId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay and submit an order */
        post: operations["submitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/purchases-showcase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the patient has ordered and how far it is, one page */
        get: operations["listShowcase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/purchases-showcase/{orderId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the patient has ordered, with what was paid and what happened to it */
        get: operations["readShowcaseDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what happened to the purchases of the patient and what comes, one page */
        get: operations["readTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/{org}/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the appointments of the patient */
        get: operations["listAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an appointment */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which calendar to show for a booking */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm and store a booking */
        post: operations["confirmAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/{appointmentId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the calendar file of an appointment by its signed URL */
        get: operations["readCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the times of a month that can be booked */
        get: operations["listAppointmentTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a time */
        post: operations["bookAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an appointment to another time */
        post: operations["rescheduleAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back a booking that could not be confirmed */
        post: operations["releaseBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/appointments/cal-com": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a signed event of Cal.com */
        post: operations["receiveSchedulingEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/physicians": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the physicians of the organization */
        get: operations["listPhysicians"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mailing/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the patient to the mailing list */
        post: operations["subscribePatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mailing/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a mailing tag of the patient */
        post: operations["tagPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/sms/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a text message of a patient from Twilio */
        post: operations["receiveText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a signed event of the payment provider */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Liveness */
        Liveness: {
            /** @enum {string} */
            status: "alive";
        };
        /** Readiness */
        Readiness: {
            /** @enum {string} */
            status: "ready";
        };
        /** ObjectId */
        ObjectId: string;
        /** Brand */
        Brand: {
            /** @description a color as #rrggbb */
            primary_color: string;
            /** @description a color as #rrggbb */
            accent_color?: string;
            /** @description a color as #rrggbb */
            background_color?: string;
            /** @description 0 to 28 pixels */
            radius?: number;
        };
        /** Feature */
        Feature: {
            title: string;
            description: string;
        };
        /** TitledLink */
        TitledLink: {
            title: string;
            url: string;
        };
        /** CareTeamLink */
        CareTeamLink: {
            name: string;
            url: string;
        };
        /**
         * BannerMode
         * @enum {string}
         */
        BannerMode: "light" | "dark";
        /** BannerText */
        BannerText: {
            value: string;
            mode: components["schemas"]["BannerMode"];
        };
        /** BannerAction */
        BannerAction: {
            value: string;
            mode: components["schemas"]["BannerMode"];
            /** @enum {unknown} */
            type: "external-link";
            url: string;
        } | {
            value: string;
            mode: components["schemas"]["BannerMode"];
            /** @enum {unknown} */
            type: "medication-visit";
            product_template: components["schemas"]["ObjectId"];
            intake_template: components["schemas"]["ObjectId"];
        } | {
            value: string;
            mode: components["schemas"]["BannerMode"];
            /** @enum {unknown} */
            type: "lab-visit";
            product_template: components["schemas"]["ObjectId"];
        } | {
            value: string;
            mode: components["schemas"]["BannerMode"];
            /** @enum {unknown} */
            type: "in-app-path";
            url: string;
        };
        /** ShopBanner */
        ShopBanner: {
            title: components["schemas"]["BannerText"];
            label_name: components["schemas"]["BannerText"];
            action: components["schemas"]["BannerAction"];
            image: string;
            background_color: string;
            carousel_indicators: {
                mode: components["schemas"]["BannerMode"];
            };
        };
        /**
         * ShopFilterType
         * @enum {string}
         */
        ShopFilterType: "type" | "protocols" | "benefits";
        /** ShopFilter */
        ShopFilter: {
            type: components["schemas"]["ShopFilterType"];
            valid_values: string[];
        };
        /** ShopSettings */
        ShopSettings: {
            banners: components["schemas"]["ShopBanner"][];
            filters: components["schemas"]["ShopFilter"][];
        };
        /** RealtimeConnection */
        RealtimeConnection: {
            /** @enum {string} */
            provider: "embedded" | "pusher";
            key: string;
            cluster: string | null;
        };
        /** Organization */
        Organization: {
            _id: components["schemas"]["ObjectId"];
            settings: {
                name: string;
                brand: components["schemas"]["Brand"];
                logo: string;
                logo_light_background: string;
                logo_dark_background: string;
                favicons: string[];
                support_email: string;
                phone: string | null;
                login: {
                    header_text: string;
                    description: string;
                    image_v3: string;
                };
                signup: {
                    header_text: string;
                    description: string;
                    image: string;
                    features: components["schemas"]["Feature"][];
                };
                product_signup: {
                    medication: string;
                    supplement: string;
                    lab: string;
                    coaching_membership: string;
                };
                testimonials: {
                    full_name: string;
                    testimonial: string;
                }[];
                dropdown_links: {
                    name: string;
                    url: string;
                    new_tab: boolean;
                }[];
                community_link: components["schemas"]["TitledLink"] | null;
                care_team_link: components["schemas"]["CareTeamLink"] | null;
                intro_video: components["schemas"]["TitledLink"] | null;
                shop: components["schemas"]["ShopSettings"];
                default: boolean;
                payments: {
                    /** @enum {string} */
                    provider: "sandbox" | "stripe";
                    publishable_key: string | null;
                };
                maps_key: string | null;
                collector: string | null;
                realtime: components["schemas"]["RealtimeConnection"];
            };
        };
        /** Policy */
        Policy: {
            /** @enum {string} */
            section: "consent" | "tos" | "privacy";
            title: string;
            updated: string;
            parts: {
                heading: string;
                paragraphs: string[];
            }[];
        };
        /** Login */
        Login: {
            email: string;
            password: string;
            stay_signed_in?: boolean;
        };
        /** LifestyleAnswer */
        LifestyleAnswer: string | string[];
        /** LifestyleAnswers */
        LifestyleAnswers: {
            [key: string]: components["schemas"]["LifestyleAnswer"];
        };
        /** MedicalProfile */
        MedicalProfile: {
            pregnant?: boolean | null;
            planning_pregnancy?: boolean | null;
            breastfeeding?: boolean | null;
            has_allergies?: boolean | null;
            allergy_text?: string | null;
            has_current_medications?: boolean | null;
            current_medications?: string | null;
            has_medical_conditions?: boolean | null;
            medical_condition_text?: string | null;
            lifestyle?: components["schemas"]["LifestyleAnswers"];
        } & {
            [key: string]: unknown;
        };
        /** ShippingInfo */
        ShippingInfo: {
            first_name?: string | null;
            last_name?: string | null;
            street_address?: string | null;
            apt_suite?: string | null;
            city?: string | null;
            state?: string | null;
            zip_code?: string | null;
            country?: string | null;
            phone_number?: string | null;
            mobile_number?: string | null;
        };
        /** User */
        User: {
            first_name: string;
            last_name: string;
            /** @enum {string|null} */
            sex: "female" | "male" | "other" | null;
            height: number | null;
            weight: number | null;
            height_confirmed: number | null;
            weight_confirmed: number | null;
            birthday: string | null;
            state: string | null;
            mobile_number: string | null;
            waits_for_lab_note: boolean;
            medical_profile: components["schemas"]["MedicalProfile"];
            medicine_classes?: string[];
            shipping_info: components["schemas"]["ShippingInfo"] | null;
            _id: components["schemas"]["ObjectId"];
            organization: components["schemas"]["ObjectId"];
            email: string;
            email_verified: boolean;
            verified: boolean;
            mobile_verified: boolean;
            notifications: {
                email: boolean;
                sms: boolean;
            };
            /** @enum {string} */
            verificationStatus: "not_started" | "outdated" | "rejected" | "pending" | "completed";
            analytics_traits: {
                referral?: string;
                affiliate?: string;
            };
            stripe_id: string | null;
            stripe_profile: {
                stripe_customer: {
                    default_source: string | null;
                };
            };
            has_card_source: boolean;
            membership: components["schemas"]["ObjectId"] | null;
            mailchimp_id: string | null;
            feature_flags: {
                labs2: boolean;
            };
            image: {
                avatar: {
                    avatar_url: string;
                } | null;
                id: {
                    id_url: string;
                } | null;
                profile: {
                    profile_url: string;
                    date_uploaded: string;
                } | null;
            };
            appointment_counts: {
                upcoming: number;
                user_verification: number;
            };
            intakes: components["schemas"]["ObjectId"][];
            complete_intake: boolean;
            requires_intake: boolean;
            revision: number;
        };
        /** Session */
        Session: {
            token: string;
            expires_in: number;
            ends_in: number;
            user: components["schemas"]["User"];
        };
        /** SecondStep */
        SecondStep: {
            ticket: string;
            ticket_expires_in: number;
        };
        /** LoginAnswer */
        LoginAnswer: components["schemas"]["Session"] | components["schemas"]["SecondStep"];
        /** Renewal */
        Renewal: {
            used?: boolean;
        } | null;
        /** Device */
        Device: {
            _id: components["schemas"]["ObjectId"];
            device: string;
            created_at: string;
            last_used_at: string;
            current: boolean;
        };
        /** Devices */
        Devices: {
            devices: components["schemas"]["Device"][];
        };
        /** TrustedDevice */
        TrustedDevice: {
            _id: components["schemas"]["ObjectId"];
            device: string;
            created_at: string;
            expires_at: string;
            current: boolean;
        };
        /** TrustedDevices */
        TrustedDevices: {
            devices: components["schemas"]["TrustedDevice"][];
        };
        /** SessionEnd */
        SessionEnd: {
            token: string;
        };
        /** Signup */
        Signup: {
            first_name: string;
            last_name: string;
            email: string;
            password: string;
            /** @enum {unknown} */
            terms: true;
            referral?: string;
            affiliate?: string;
        };
        /** PasswordResetRequest */
        PasswordResetRequest: {
            email_address: string;
        };
        /** NewPassword */
        NewPassword: {
            new_password: string;
            confirm_password: string;
            reset_token: string;
            user_id: components["schemas"]["ObjectId"];
            organization: components["schemas"]["ObjectId"];
        };
        /** LoginToken */
        LoginToken: {
            token: string;
        };
        /** EmailVerification */
        EmailVerification: {
            token: string;
        };
        /** PasskeyAssertion */
        PasskeyAssertion: {
            id: string;
            client_data: string;
            authenticator_data: string;
            signature: string;
        };
        /** EmailChange */
        EmailChange: {
            current_password: string;
            code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
            email: string;
        };
        /** EmailUndo */
        EmailUndo: {
            token: string;
        };
        /** PasswordChange */
        PasswordChange: {
            current_password: string;
            code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
            new_password: string;
        };
        /** TwoStep */
        TwoStep: {
            on_since: string | null;
            recovery_codes: number;
            off_from: string | null;
        };
        /** TwoStepCode */
        TwoStepCode: {
            code: string;
        };
        /** RecoveryCodes */
        RecoveryCodes: {
            codes: string[];
        };
        /** OwnerProof */
        OwnerProof: {
            current_password: string;
            code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** TwoStepSecret */
        TwoStepSecret: {
            secret: string;
            uri: string;
        };
        /** SecondStepCode */
        SecondStepCode: {
            ticket: string;
            code: string;
            stay_signed_in?: boolean;
            trust_device?: boolean;
        };
        /** LostStepTicket */
        LostStepTicket: {
            ticket: string;
        };
        /** LostStep */
        LostStep: {
            off_from: string | null;
        };
        /** LostStepToken */
        LostStepToken: {
            token: string;
        };
        /** Passkey */
        Passkey: {
            _id: components["schemas"]["ObjectId"];
            device: string;
            created_at: string;
            last_used_at: string | null;
        };
        /** Passkeys */
        Passkeys: {
            passkeys: components["schemas"]["Passkey"][];
        };
        /** PasskeyAttestation */
        PasskeyAttestation: {
            id: string;
            client_data: string;
            attestation: string;
        };
        /** PasskeyBeginning */
        PasskeyBeginning: {
            challenge: string;
            rp_id: string;
            rp_name: string;
            user_handle: string;
            user_name: string;
            known: string[];
        };
        /** OwnerChallenge */
        OwnerChallenge: {
            challenge: string;
            rp_id: string;
            known: string[];
        };
        /** PasskeyChallenge */
        PasskeyChallenge: {
            challenge: string;
            rp_id: string;
        };
        /** PasskeyLogin */
        PasskeyLogin: {
            id: string;
            client_data: string;
            authenticator_data: string;
            signature: string;
            stay_signed_in?: boolean;
        };
        /** MedicalHistory */
        MedicalHistory: {
            pregnant?: boolean | null;
            planning_pregnancy?: boolean | null;
            breastfeeding?: boolean | null;
            has_allergies?: boolean | null;
            allergy_text?: string | null;
            has_current_medications?: boolean | null;
            current_medications?: string | null;
            has_medical_conditions?: boolean | null;
            medical_condition_text?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** UserUpdate */
        UserUpdate: {
            first_name?: string;
            last_name?: string;
            /** @enum {string|null} */
            sex?: "female" | "male" | "other" | null;
            height?: number | null;
            weight?: number | null;
            height_confirmed?: number | null;
            weight_confirmed?: number | null;
            birthday?: string | null;
            state?: string | null;
            mobile_number?: string | null;
            waits_for_lab_note?: boolean;
            medical_profile?: components["schemas"]["MedicalHistory"];
            shipping_info?: components["schemas"]["ShippingInfo"];
            notifications?: {
                email?: boolean;
                sms?: boolean;
            };
            _id?: components["schemas"]["ObjectId"];
            revision?: number;
        };
        /** Access */
        Access: {
            _id: string;
            at: string;
            user: components["schemas"]["ObjectId"] | null;
            reader?: string | null;
            session: components["schemas"]["ObjectId"] | null;
            route: string;
            ids: {
                [key: string]: components["schemas"]["ObjectId"];
            };
            status: number;
            address: string;
            user_agent: string;
        };
        /** Accesses */
        Accesses: {
            accesses: components["schemas"]["Access"][];
            next: string | null;
            session: components["schemas"]["ObjectId"];
        };
        /** CloseAccount */
        CloseAccount: {
            current_password: string;
            code?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
            /** @enum {unknown} */
            confirmation: "CLOSE";
        };
        /** ReopenAccount */
        ReopenAccount: {
            token: string;
            current_password: string;
        };
        /** DataCopyState */
        DataCopyState: {
            /** @enum {string} */
            state: "none" | "making" | "ready" | "expired" | "failed";
            requested_at: string | null;
            expires_at: string | null;
            bytes: number | null;
        };
        /** CopyingOrganization */
        CopyingOrganization: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            support_email: string;
        };
        /** CopiedFormerEmail */
        CopiedFormerEmail: {
            email: string;
            verified_at: string;
            kept_until: string;
        };
        /** CopiedMobileVerification */
        CopiedMobileVerification: {
            number: string;
            codes_sent: number;
            counted_since: string;
        };
        /** CopiedPreferences */
        CopiedPreferences: {
            email: boolean;
            sms_since: string | null;
            sms_stopped_at: string | null;
        };
        /** CopiedCard */
        CopiedCard: {
            brand: string;
            last4: string;
            exp_month: number;
            exp_year: number;
        };
        /** CopiedPasskey */
        CopiedPasskey: {
            made_with: string;
            created_at: string;
            last_used_at: string | null;
        };
        /** CopiedFeatureFlags */
        CopiedFeatureFlags: {
            labs2: boolean | null;
        };
        /** CopiedMailingTag */
        CopiedMailingTag: {
            name: string;
            status: string;
            updated_at: string;
        };
        /** CopiedAccount */
        CopiedAccount: {
            _id: components["schemas"]["ObjectId"];
            created_at: string;
            email: string;
            email_verified_at: string | null;
            former_email: components["schemas"]["CopiedFormerEmail"] | null;
            first_name: string;
            last_name: string;
            sex: string | null;
            height: number | null;
            weight: number | null;
            height_confirmed: number | null;
            weight_confirmed: number | null;
            birthday: string | null;
            state: string | null;
            verified: boolean;
            verification_status: string;
            mobile_number: string | null;
            mobile_verified: boolean;
            mobile_verification: components["schemas"]["CopiedMobileVerification"] | null;
            notifications: components["schemas"]["CopiedPreferences"];
            waits_for_lab_note: boolean;
            shipping_info: components["schemas"]["ShippingInfo"] | null;
            card: components["schemas"]["CopiedCard"] | null;
            referral: string | null;
            affiliate: string | null;
            social_security_number_since: string | null;
            two_step_since: string | null;
            passkeys: components["schemas"]["CopiedPasskey"][];
            feature_flags: components["schemas"]["CopiedFeatureFlags"];
            mailing_list: components["schemas"]["CopiedMailingTag"][];
        };
        /** CopiedLifestyleAnswer */
        CopiedLifestyleAnswer: {
            question: string;
            answer: string[];
        };
        /** CopiedMedicalProfile */
        CopiedMedicalProfile: {
            history: components["schemas"]["MedicalProfile"];
            lifestyle: components["schemas"]["CopiedLifestyleAnswer"][];
        };
        /** CopiedTemplate */
        CopiedTemplate: {
            slug: string;
            name: string;
            version: number;
        };
        /** CopiedProduct */
        CopiedProduct: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            product_name: string;
            dosage: string | null;
            frequency: string | null;
            dose: string | null;
            supply: string | null;
            quantity: number;
            months: number;
            amount: number;
        };
        /** Answer */
        Answer: {
            [key: string]: boolean | number | string | string[];
        };
        /** CopiedQuestion */
        CopiedQuestion: {
            step: string;
            question: string;
            answer: components["schemas"]["Answer"] | null;
            words: string[];
            answered_at: string | null;
            retired_at: string | null;
        };
        /** CopiedVisitEvent */
        CopiedVisitEvent: {
            at: string;
            /** @enum {string} */
            by: "patient" | "care team" | "portal";
            kind: string;
            step: string | null;
            answer: components["schemas"]["Answer"] | null;
        };
        /** CopiedStop */
        CopiedStop: {
            stop: string;
            /** @enum {string} */
            kind: "never" | "provider-first";
            answers: components["schemas"]["Answer"];
            raised_at: string;
            cleared_at: string | null;
        };
        /** CopiedVisit */
        CopiedVisit: {
            _id: components["schemas"]["ObjectId"];
            type: string;
            template: components["schemas"]["CopiedTemplate"];
            created_at: string;
            submitted_at: string | null;
            reviewed_at: string | null;
            closed_at: string | null;
            expires_at: string | null;
            awaiting_reason: string | null;
            awaiting_since: string | null;
            promo_code: string | null;
            pharmacy_verification: boolean;
            products: components["schemas"]["CopiedProduct"][];
            questions: components["schemas"]["CopiedQuestion"][];
            history: components["schemas"]["CopiedVisitEvent"][];
            stops: components["schemas"]["CopiedStop"][];
        };
        /** CopiedPhoto */
        CopiedPhoto: {
            _id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            kind: "id_images" | "profile_images" | "avatar";
            sent_at: string;
            bytes: number;
            width: number;
            height: number;
            see: string;
        };
        /** CopiedPrescription */
        CopiedPrescription: {
            _id: components["schemas"]["ObjectId"];
            name: string | null;
            status: string;
            instructions: string | null;
            dose: string | null;
            supply: string | null;
            visit: components["schemas"]["ObjectId"];
            subscription: components["schemas"]["ObjectId"] | null;
            created_at: string;
            expires_at: string | null;
        };
        /** CopiedLabPanel */
        CopiedLabPanel: {
            _id: components["schemas"]["ObjectId"];
            name: string | null;
            purchase: components["schemas"]["ObjectId"];
            created_at: string;
        };
        /** CopiedLabResult */
        CopiedLabResult: {
            current: boolean;
            name: string;
            code: string | null;
            status: string;
            value: number | null;
            comparator: string | null;
            unit: string | null;
            low: number | null;
            high: number | null;
            text: string | null;
            range: string | null;
            flag: string | null;
            note: string | null;
            marker: string | null;
            collected_at: string;
            issued_at: string;
        };
        /** CopiedLabReport */
        CopiedLabReport: {
            _id: components["schemas"]["ObjectId"];
            panel: components["schemas"]["ObjectId"];
            laboratory: string;
            identifier: string;
            name: string;
            code: string | null;
            status: string;
            version_at: string;
            performer: string | null;
            ordered_by: string | null;
            fasting: boolean | null;
            comment: string | null;
            explanation: string | null;
            explained_by: string | null;
            explained_at: string | null;
            opened_at: string | null;
            collected_at: string;
            issued_at: string;
            received_at: string;
            results: components["schemas"]["CopiedLabResult"][];
        };
        /** CopiedOutsideResult */
        CopiedOutsideResult: {
            _id: components["schemas"]["ObjectId"];
            /** @enum {unknown} */
            source: "patient";
            day: string;
            laboratory: string | null;
            marker: string;
            value: number;
            unit: string;
            converted: number;
            created_at: string;
        };
        /** CopiedReportLink */
        CopiedReportLink: {
            _id: components["schemas"]["ObjectId"];
            report: components["schemas"]["ObjectId"];
            reader: string;
            created_at: string;
            expires_at: string;
            ended_at: string | null;
            opened_at: string | null;
        };
        /** CopiedOrderItem */
        CopiedOrderItem: {
            name: string;
            quantity: number;
            amount: number;
        };
        /** CopiedShipment */
        CopiedShipment: {
            status: string;
            carrier: string | null;
            tracking_number: string | null;
            prepared_at: string;
            shipped_at: string | null;
            delivered_at: string | null;
        };
        /** CopiedOrder */
        CopiedOrder: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            status: string;
            bought: boolean;
            visit: components["schemas"]["ObjectId"] | null;
            items: components["schemas"]["CopiedOrderItem"][];
            amount: number;
            promo_code: string | null;
            created_at: string;
            submitted_at: string | null;
            shipment: components["schemas"]["CopiedShipment"] | null;
        };
        /** CopiedPrescriptionRequest */
        CopiedPrescriptionRequest: {
            type: string;
            comment: string | null;
            created_at: string;
        };
        /** CopiedSubscription */
        CopiedSubscription: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            type: string;
            status: string;
            visit: components["schemas"]["ObjectId"] | null;
            duration: number;
            quantity: number;
            amount: number;
            created_at: string;
            current_period_start: string | null;
            current_period_end: string | null;
            rescheduled_to: string | null;
            resumes_at: string | null;
            pause_reason: string | null;
            canceled_at: string | null;
            cancel_reason: string | null;
            consultation_at: string | null;
            discount_percent: number;
            prescription_requests: components["schemas"]["CopiedPrescriptionRequest"][];
        };
        /** CopiedMembership */
        CopiedMembership: {
            _id: components["schemas"]["ObjectId"];
            name: string | null;
            status: string;
            amount: number;
            visit: components["schemas"]["ObjectId"] | null;
            created_at: string;
        };
        /**
         * ChargeStatus
         * @enum {string}
         */
        ChargeStatus: "authorized" | "paid" | "voided" | "partly_refunded" | "refunded" | "failed";
        /** ChargeLine */
        ChargeLine: {
            description: string;
            amount: number;
        };
        /** CopiedCharge */
        CopiedCharge: {
            _id: components["schemas"]["ObjectId"];
            created_at: string;
            settled_at: string | null;
            amount: number;
            refunded: number;
            status: components["schemas"]["ChargeStatus"];
            lines: components["schemas"]["ChargeLine"][];
            discount: number;
            paid_with: string | null;
        };
        /** CopiedInvoice */
        CopiedInvoice: {
            _id: components["schemas"]["ObjectId"];
            number: string;
            subscription: components["schemas"]["ObjectId"];
            amount: number;
            discount: number;
            status: string;
            paid_with: string | null;
            period_start: string;
            period_end: string;
            created_at: string;
        };
        /** CopiedAppointment */
        CopiedAppointment: {
            _id: components["schemas"]["ObjectId"];
            kind: string;
            name: string;
            panel: components["schemas"]["ObjectId"] | null;
            start_time: string;
            end_time: string;
            former_start_time: string | null;
            location: string | null;
            canceled_at: string | null;
            canceled_by_patient: boolean;
            created_at: string;
        };
        /** CopiedNotification */
        CopiedNotification: {
            _id: components["schemas"]["ObjectId"];
            event: string;
            message: string;
            created_at: string;
            read_at: string | null;
        };
        /** CopiedMessage */
        CopiedMessage: {
            _id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            channel: "mail" | "sms";
            to: string;
            subject: string;
            text: string;
            created_at: string;
            delivered_at: string | null;
        };
        /** Subject */
        Subject: {
            /** @enum {string} */
            type: "subscription" | "order" | "visit" | "lab" | "marker";
            id: string;
            name: string;
        } | null;
        /** MessageBlock */
        MessageBlock: {
            /** @enum {unknown} */
            type: "youtube";
            video_id: string;
            title: string;
        } | {
            /** @enum {unknown} */
            type: "image";
            url: string;
            alt: string;
        } | {
            /** @enum {unknown} */
            type: "paragraph";
            text: string;
        } | {
            /** @enum {unknown} */
            type: "list";
            ordered: boolean;
            items: string[];
        } | {
            /** @enum {unknown} */
            type: "action";
            label: string;
            url: string;
        };
        /** CopiedFile */
        CopiedFile: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            type: string;
            bytes: number;
        };
        /** CopiedConversationMessage */
        CopiedConversationMessage: {
            _id: components["schemas"]["ObjectId"];
            by: string;
            sent_at: string;
            text: string;
            about: components["schemas"]["Subject"];
            blocks: components["schemas"]["MessageBlock"][];
            files: components["schemas"]["CopiedFile"][];
        };
        /** CopiedDraft */
        CopiedDraft: {
            text: string;
            about: components["schemas"]["Subject"];
            files: components["schemas"]["CopiedFile"][];
        };
        /** CopiedAgreement */
        CopiedAgreement: {
            policy: string;
            agreed_at: string;
            digest: string;
            text: components["schemas"]["Policy"] | null;
        };
        /** CopiedDevice */
        CopiedDevice: {
            _id: components["schemas"]["ObjectId"];
            device: string;
            user_agent: string;
            signed_in_at: string;
            signed_out_at: string | null;
        };
        /**
         * TimelineEventKind
         * @enum {string}
         */
        TimelineEventKind: "ordered" | "submitted" | "reserved" | "held" | "review-waits" | "reviewed" | "closed" | "released" | "charged" | "declined" | "prescribed" | "preparing" | "sent" | "delivered" | "refunded" | "canceled" | "review-due" | "next-charge";
        /** DoseLine */
        DoseLine: {
            name: string;
            dose: string;
            supply: string | null;
        };
        /** TimelineEvent */
        TimelineEvent: {
            kind: components["schemas"]["TimelineEventKind"];
            at: string;
            coming: boolean;
            amount: number | null;
            name: string | null;
            doses?: components["schemas"]["DoseLine"][];
            shipment: {
                carrier: string | null;
                tracking_number: string | null;
            } | null;
        };
        /** TimelinePurchase */
        TimelinePurchase: {
            _id: components["schemas"]["ObjectId"];
            number: string;
            name: string;
            events: components["schemas"]["TimelineEvent"][];
        };
        /** DataCopy */
        DataCopy: {
            /** @enum {unknown} */
            format: "patient-portal-data-copy";
            /** @enum {unknown} */
            version: 10;
            made_at: string;
            organization: components["schemas"]["CopyingOrganization"];
            account: components["schemas"]["CopiedAccount"];
            medical_profile: components["schemas"]["CopiedMedicalProfile"];
            visits: components["schemas"]["CopiedVisit"][];
            photos: components["schemas"]["CopiedPhoto"][];
            prescriptions: components["schemas"]["CopiedPrescription"][];
            lab_panels: components["schemas"]["CopiedLabPanel"][];
            lab_reports: components["schemas"]["CopiedLabReport"][];
            outside_results: components["schemas"]["CopiedOutsideResult"][];
            report_links: components["schemas"]["CopiedReportLink"][];
            orders: components["schemas"]["CopiedOrder"][];
            subscriptions: components["schemas"]["CopiedSubscription"][];
            memberships: components["schemas"]["CopiedMembership"][];
            charges: components["schemas"]["CopiedCharge"][];
            invoices: components["schemas"]["CopiedInvoice"][];
            appointments: components["schemas"]["CopiedAppointment"][];
            notifications: components["schemas"]["CopiedNotification"][];
            messages: components["schemas"]["CopiedMessage"][];
            conversation: components["schemas"]["CopiedConversationMessage"][];
            drafts: components["schemas"]["CopiedDraft"][];
            agreements: components["schemas"]["CopiedAgreement"][];
            devices: components["schemas"]["CopiedDevice"][];
            timeline: components["schemas"]["TimelinePurchase"][];
            accesses: components["schemas"]["Access"][];
        };
        /** Agreement */
        Agreement: {
            /** @enum {string} */
            policy: "consent" | "tos" | "privacy";
            title: string;
            agreed_at: string;
            is_current: boolean;
            is_kept: boolean;
            digest: string;
        };
        /** Agreements */
        Agreements: {
            agreements: components["schemas"]["Agreement"][];
        };
        /** AgreedText */
        AgreedText: {
            agreement: components["schemas"]["Agreement"];
            text: components["schemas"]["Policy"];
        };
        /**
         * NotificationEvent
         * @enum {string}
         */
        NotificationEvent: "welcome" | "visit-approved" | "visit-refused" | "visit-cleared" | "photo-requested" | "identity-approved" | "identity-rejected" | "two-step-ending" | "order-shipped" | "order-delivered" | "lab-ready" | "lab-critical" | "lab-note" | "message-received" | "appointment-booked" | "appointment-moved" | "appointment-canceled" | "subscription-started" | "subscription-paused" | "subscription-held" | "subscription-cleared" | "subscription-resumed" | "subscription-rescheduled" | "subscription-canceled" | "plan-renewed" | "payment-failed" | "payment-refunded";
        /** Notification */
        Notification: {
            _id: components["schemas"]["ObjectId"];
            message: string;
            /** @enum {string} */
            category: "message" | "lab" | "appointments" | "visit" | "order" | "subscription" | "payment" | "welcome";
            read: boolean;
            created_at: string;
            data: {
                type: components["schemas"]["NotificationEvent"];
                panelId?: components["schemas"]["ObjectId"];
                reportId?: components["schemas"]["ObjectId"];
            };
        };
        /** NotificationPage */
        NotificationPage: {
            docs: components["schemas"]["Notification"][];
            page: number;
            totalPages: number;
            hasPrevPage: boolean;
            hasNextPage: boolean;
            pagingCounter: number;
            unread: number;
        };
        /** UnreadNotifications */
        UnreadNotifications: {
            unread: number;
        };
        /** Lifestyle */
        Lifestyle: {
            questions: {
                slug: string;
                question: string;
                /** @enum {string} */
                type: "single-select" | "multi";
                options: string[];
            }[];
            answers: components["schemas"]["LifestyleAnswers"];
            definition: {
                [key: string]: unknown;
            };
            revision: number;
        };
        /** ChangedLifestyleAnswers */
        ChangedLifestyleAnswers: {
            [key: string]: components["schemas"]["LifestyleAnswer"];
        };
        /** LifestyleUpdate */
        LifestyleUpdate: {
            medical_profile: {
                lifestyle: components["schemas"]["ChangedLifestyleAnswers"];
            };
            revision: number;
            version?: number;
        };
        /** ImageUpload */
        ImageUpload: {
            client_id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            image_type: "id_images" | "profile_images";
            /** @enum {string} */
            reupload_image: "true" | "false";
            intake?: components["schemas"]["ObjectId"];
            file: string;
        };
        /** UserImages */
        UserImages: {
            id_url: string | null;
            profile_url: string | null;
        };
        /** Conversation */
        Conversation: {
            _id: components["schemas"]["ObjectId"];
            patient: components["schemas"]["ObjectId"];
            patient_read: boolean;
            patient_sender: boolean;
            medical_team_read: boolean;
            unread: number;
            newest_at: string | null;
        };
        /** LastId */
        LastId: string;
        /** MessageAuthor */
        MessageAuthor: {
            _id: components["schemas"]["ObjectId"];
            is_admin: boolean;
            display_name: string;
            first_name: string;
            avatar: {
                square_25: string | null;
            };
        };
        /** Attachment */
        Attachment: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            /** @enum {string} */
            mediaType: "private-image" | "document";
            type: string;
            bytes: number;
            width: number | null;
            height: number | null;
            url: string;
        };
        /** Message */
        Message: {
            _id: components["schemas"]["ObjectId"];
            key: string | null;
            author: components["schemas"]["MessageAuthor"];
            created_at: string;
            /** @enum {integer} */
            message_style: 1 | 2;
            message: string;
            about: components["schemas"]["Subject"];
            attachments: components["schemas"]["Attachment"][];
            blocks: components["schemas"]["MessageBlock"][];
        };
        /** MessagePage */
        MessagePage: {
            messages: components["schemas"]["Message"][];
            next: string | null;
        };
        /** NamedSubject */
        NamedSubject: {
            /** @enum {string} */
            type: "subscription" | "order" | "visit" | "lab" | "marker";
            id: string;
        } | null;
        /** SocketId */
        SocketId: string | null;
        /** SendMessage */
        SendMessage: {
            message: string;
            attachments: components["schemas"]["ObjectId"][];
            about?: components["schemas"]["NamedSubject"];
            draft_revision?: number;
            socket_id?: components["schemas"]["SocketId"];
        };
        /** SearchMessages */
        SearchMessages: {
            text: string;
            lastId?: components["schemas"]["LastId"];
        };
        /** Typing */
        Typing: {
            socket_id: components["schemas"]["SocketId"];
        };
        /** ReadConversation */
        ReadConversation: {
            patient_id: components["schemas"]["ObjectId"];
            conversation_id: components["schemas"]["ObjectId"];
            socket_id: components["schemas"]["SocketId"];
            sender_id: components["schemas"]["ObjectId"];
            lastId?: components["schemas"]["LastId"];
        };
        /** Draft */
        Draft: {
            text: string;
            about: components["schemas"]["Subject"];
            revision: number;
        };
        /** SaveDraft */
        SaveDraft: {
            text: string;
            about?: components["schemas"]["NamedSubject"];
            revision: number;
        };
        /** MediaUpload */
        MediaUpload: {
            client_id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            mediaType: "private-image" | "document";
            file: string;
        };
        /** ChannelRequest */
        ChannelRequest: {
            socket_id: string;
            channel_name: string;
        };
        /** ChannelAuth */
        ChannelAuth: {
            auth: string;
            channel_data?: string;
        };
        /** SocketSignInRequest */
        SocketSignInRequest: {
            socket_id: string;
        };
        /** SocketSignInAuth */
        SocketSignInAuth: {
            auth: string;
            user_data: string;
        };
        /** SendMobileVerification */
        SendMobileVerification: {
            number: string;
        };
        /** SentMobileVerification */
        SentMobileVerification: {
            number: string;
            expires_at: string;
        };
        /** MobileVerify */
        MobileVerify: {
            verification_code: string;
        };
        /** SocialSecurity */
        SocialSecurity: {
            ssn: string;
        };
        /** State */
        State: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            abbreviation: string;
            syncRequired: boolean;
        };
        /** AvailabilityRequest */
        AvailabilityRequest: {
            state_id: components["schemas"]["ObjectId"] | string;
            intake_template_id: components["schemas"]["ObjectId"];
        };
        /** Availability */
        Availability: {
            approved: boolean;
        };
        /** VisitOffer */
        VisitOffer: {
            image: string | null;
            minutes: number;
            price: {
                amount: number;
                /** @enum {string} */
                per: "month" | "once";
            } | null;
        };
        /** IntakeTemplate */
        IntakeTemplate: {
            _id: components["schemas"]["ObjectId"];
            slug: string;
            version: number;
            header: {
                name: string;
                description?: string;
                /** @enum {string} */
                type: "medication" | "lab" | "coaching_membership" | "follow_up";
                /** @enum {string} */
                end: "follow-up" | "lab-checkout" | "membership" | "protocol-selection" | "identification" | "treatment" | "product-configure";
                products?: {
                    defaults: string[];
                    addons?: string[];
                    bestValue?: string;
                    includedLab?: string;
                    membership?: string;
                    bundle?: {
                        title: string;
                        image?: string;
                    };
                    collectsPayment?: boolean;
                };
                unavailable?: string[];
            };
            product_defaults: components["schemas"]["ObjectId"][];
            product_addons: components["schemas"]["ObjectId"][];
            product_best_value: components["schemas"]["ObjectId"] | null;
            bundle_support: boolean;
            several_plans: boolean;
            disable_payment_collection: boolean;
            membership: components["schemas"]["ObjectId"] | null;
            offer?: components["schemas"]["VisitOffer"];
            definition?: {
                [key: string]: unknown;
            };
        };
        /** ProductTag */
        ProductTag: {
            label: string;
            main: boolean;
            /** @enum {string} */
            group: "protocols" | "benefits";
        };
        /** ShopPrice */
        ShopPrice: {
            once: number | null;
            monthly: number | null;
            months: number | null;
        };
        /** Frequency */
        Frequency: {
            label: string;
            count: number;
        };
        /** DosageFrequency */
        DosageFrequency: {
            frequency: components["schemas"]["Frequency"];
            instructions: string;
            has_custom_quantity: boolean;
            monthly_units: number;
            custom_quantity: {
                min: number;
                max: number;
                default: number;
                step?: number;
            } | null;
        };
        /** ShippingFrequency */
        ShippingFrequency: {
            months: number;
            default: boolean;
            /** @enum {string} */
            type: "one-time" | "recurring";
            non_recurring: boolean;
            prices: {
                total: number;
                total_discount: number;
                specialDiscount: number;
                product_savings: number;
                membership_savings: number;
            };
        };
        /** ProductTemplate */
        ProductTemplate: {
            _id: components["schemas"]["ObjectId"];
            slug: string;
            organization: components["schemas"]["ObjectId"];
            name: string;
            product_name: string;
            description: string;
            warnings: string[];
            product_images: string[];
            /** @enum {string} */
            type: "medication" | "lab" | "supplement" | "coaching_membership";
            settings: {
                alternate_image: string | null;
                details_image: string | null;
                product_type: string | null;
                short_description: string | null;
                promotional_text: string | null;
                recommendation_request: boolean;
            };
            shop: {
                benefits: components["schemas"]["Feature"][];
                tags: components["schemas"]["ProductTag"][];
                /** @enum {string} */
                begins_with: "purchase" | "visit";
                price: components["schemas"]["ShopPrice"];
                health_account: boolean;
            };
            dosage_strengths: string[];
            dosage_frequencies: components["schemas"]["DosageFrequency"][];
            shipping_frequencies: components["schemas"]["ShippingFrequency"][];
            dose_quantity: number;
            dose_unit: {
                one: string;
                many: string;
                milliliters: boolean;
            } | null;
            supply_unit: {
                one: string;
                many: string;
                holds: number;
            } | null;
            dose_limits: {
                min: number;
                max: number;
            } | null;
            /** @enum {string} */
            preselected_dose: "recommended" | "starter";
            syringe: {
                capacity: number;
                mark: number;
            } | null;
            dose_recommendation: string | null;
            dose_selection_text: {
                recommended: string | null;
                starter: string | null;
                custom: string | null;
            };
            membership: components["schemas"]["ObjectId"] | null;
            medication_type: string | null;
            dosage_type: string | null;
            testimonials: {
                full_name: string;
                profile_image: string | null;
                testimonial: string;
            }[];
            product_url: string | null;
            unavailable_states: string[];
            intake_template: components["schemas"]["ObjectId"] | null;
        };
        /** SoldInstead */
        SoldInstead: {
            product: components["schemas"]["ObjectId"];
            state: string;
            templates: {
                _id: components["schemas"]["ObjectId"];
                name: string;
            }[];
        };
        /** ProductPage */
        ProductPage: {
            docs: components["schemas"]["ProductTemplate"][];
            instead: components["schemas"]["SoldInstead"][];
            total: number;
            page: number;
            totalPages: number;
            hasPrevPage: boolean;
            hasNextPage: boolean;
            pagingCounter: number;
        };
        /** Product */
        Product: {
            _id: components["schemas"]["ObjectId"];
            product_template: components["schemas"]["ObjectId"];
            name: string;
            pricing: {
                unit_amount: number;
                /** @enum {string} */
                type: "one_time" | "recurring";
                default: boolean;
                recurring: {
                    is_recurring: boolean;
                    interval_count: number;
                };
            };
            plan_properties: {
                dosage_frequency: components["schemas"]["Frequency"] | null;
            };
            stripe_price_id: string;
        };
        /** Campaign */
        Campaign: {
            _id: components["schemas"]["ObjectId"];
            image: string;
            tag: string;
            color: string;
            title: string;
            description: string;
            productTemplate: components["schemas"]["ObjectId"];
        };
        /** Membership */
        Membership: {
            _id: components["schemas"]["ObjectId"];
            slug: string;
            name: string;
            description: string;
            /** @enum {string} */
            type: "advanced" | "other";
            protocol: string;
            features: components["schemas"]["Feature"][];
            included_products: {
                name: string;
                image: string | null;
                features: string[];
                calcom: {
                    event_link: string | null;
                };
            }[];
        };
        /** MembershipPrice */
        MembershipPrice: {
            _id: components["schemas"]["ObjectId"];
            membership: components["schemas"]["ObjectId"];
            price: number;
            recurring: {
                interval_count: number;
            };
        };
        /** StartMembership */
        StartMembership: {
            membership_id: components["schemas"]["ObjectId"];
            price_id: components["schemas"]["ObjectId"];
            data: {
                patient_id: components["schemas"]["ObjectId"];
                stripe_customer_id?: string | null;
            };
        };
        /** StartedMembership */
        StartedMembership: {
            _id: components["schemas"]["ObjectId"];
            membership: components["schemas"]["ObjectId"];
            price_id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            status: "pending" | "active" | "canceled";
        };
        /** CouponRequest */
        CouponRequest: {
            promoCode?: string;
            products: {
                product: components["schemas"]["ObjectId"];
            }[];
        };
        /** CouponDiscounts */
        CouponDiscounts: {
            productDiscounts: {
                [key: string]: {
                    discount: number;
                };
            };
        };
        /**
         * LabState
         * @enum {string}
         */
        LabState: "ready_to_order" | "pending" | "prepared" | "awaiting_results" | "results_ready";
        /** CriticalValue */
        CriticalValue: {
            report: components["schemas"]["ObjectId"];
            name: string;
            value: string | null;
            unit: string | null;
        };
        /** EndedAlarm */
        EndedAlarm: {
            report: components["schemas"]["ObjectId"];
            name: string;
            value: string | null;
            unit: string | null;
            now: string | null;
            /** @enum {string} */
            why: "changed" | "retested" | "explained" | "closed";
            at: string;
            seen: boolean;
        };
        /** LatestLabReport */
        LatestLabReport: {
            _id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            status: "registered" | "partial" | "preliminary" | "final" | "amended" | "corrected" | "appended" | "cancelled" | "entered-in-error" | "unknown";
            statusChangedAt: string;
            opened: boolean;
            explained: boolean;
        };
        /** LabPanel */
        LabPanel: {
            _id: components["schemas"]["ObjectId"];
            product_template: components["schemas"]["ObjectId"];
            name: string;
            purchase: components["schemas"]["ObjectId"];
            payment: {
                amount: number;
                /** @enum {string} */
                status: "captured" | "voided";
            } | null;
            status: components["schemas"]["LabState"];
            status_at: string | null;
            critical: boolean;
            alarms: components["schemas"]["CriticalValue"][];
            ended: components["schemas"]["EndedAlarm"][];
            waiting?: components["schemas"]["ObjectId"][];
            latestReport: components["schemas"]["LatestLabReport"] | null;
            created_at: string;
        };
        /** ProductPanel */
        ProductPanel: {
            panelId: components["schemas"]["ObjectId"] | null;
        };
        /** LabReport */
        LabReport: {
            _id: components["schemas"]["ObjectId"];
            panelId: components["schemas"]["ObjectId"];
            name: string;
            /** @enum {string} */
            status: "registered" | "partial" | "preliminary" | "final" | "amended" | "corrected" | "appended" | "cancelled" | "entered-in-error" | "unknown";
            status_at: string;
            performer: string | null;
            ordered_by?: string;
            fasting: boolean | null;
            collected_at: string;
            issued_at: string;
            /** @enum {unknown} */
            waits?: true;
        };
        /** LabCounts */
        LabCounts: {
            "critical-low": number;
            low: number;
            "in-range": number;
            optimal: number;
            high: number;
            "critical-high": number;
            "marked-low": number;
            "marked-high": number;
            flagged: number;
            "critical-flagged": number;
            none: number;
        };
        /** BiologicalAge */
        BiologicalAge: {
            /** @enum {string} */
            status: "available" | "missing" | "not-for-you";
            reason: ("too-young" | "pregnant" | "different-draws" | "not-fasting" | "inflamed" | "missing") | null;
            age: number | null;
            own: number | null;
            earlier_draw?: string;
        };
        /** LabOverview */
        LabOverview: {
            report: components["schemas"]["LabReport"] | null;
            reports: components["schemas"]["LabReport"][];
            counts: components["schemas"]["LabCounts"];
            categories: {
                slug: string;
                name: string;
                counts: components["schemas"]["LabCounts"];
            }[];
            biological_age: components["schemas"]["BiologicalAge"];
        };
        /** LabComment */
        LabComment: {
            author: string | null;
            text: string;
            at: string;
            outdated?: boolean;
        };
        /** LabBounds */
        LabBounds: {
            low: number | null;
            high: number | null;
        };
        /** LabAction */
        LabAction: {
            text: string;
            source: string;
        };
        /** LabActions */
        LabActions: {
            low: components["schemas"]["LabAction"];
            high: components["schemas"]["LabAction"];
        };
        /** LabBiomarker */
        LabBiomarker: {
            _id: string;
            name: string;
            category: string;
            unit: string;
            decimals: number;
            /** @enum {string} */
            fasting: "required" | "preferred" | "no";
            is: string;
            moves: string;
            bands: {
                [key: string]: string;
            };
            target: components["schemas"]["LabBounds"] | null;
            critical: components["schemas"]["LabBounds"] | null;
            sources: {
                [key: string]: string;
            };
            actions: components["schemas"]["LabActions"];
        };
        /**
         * LabBand
         * @enum {string}
         */
        LabBand: "critical-low" | "low" | "in-range" | "optimal" | "high" | "critical-high" | "marked-low" | "marked-high" | "flagged" | "critical-flagged";
        /** EnteredResult */
        EnteredResult: {
            _id: components["schemas"]["ObjectId"];
            day: string;
            laboratory: string | null;
            value: number;
            unit: string;
        };
        /** LabRangeFor */
        LabRangeFor: {
            /** @enum {string} */
            sex: "female" | "male" | "both";
            from: number;
            through: number | null;
        };
        /** LabResult */
        LabResult: {
            report: components["schemas"]["ObjectId"] | null;
            collected_at: string;
            value: number;
            comparator: ("<" | "<=" | ">" | ">=") | null;
            unit: string;
            band: components["schemas"]["LabBand"] | null;
            /** @enum {string} */
            status: "registered" | "preliminary" | "final" | "amended" | "corrected" | "cancelled" | "entered-in-error" | "unknown";
            flag?: string;
            note?: string;
            specimen?: string;
            range_text?: string;
            unusable?: string;
            /** @enum {unknown} */
            unfit?: true;
            entered?: components["schemas"]["EnteredResult"];
            reference: {
                low: number | null;
                high: number | null;
                /** @enum {string} */
                source: "laboratory" | "catalogue";
                by?: string;
                for?: components["schemas"]["LabRangeFor"];
            } | null;
        };
        /** LabMarker */
        LabMarker: {
            biomarker: components["schemas"]["LabBiomarker"];
            result: components["schemas"]["LabResult"] | null;
            previous: components["schemas"]["LabResult"] | null;
        };
        /** LabOther */
        LabOther: {
            _id: string;
            report: components["schemas"]["ObjectId"];
            name: string;
            code: string | null;
            value: string | null;
            unit: string | null;
            range: string | null;
            band: components["schemas"]["LabBand"] | null;
            /** @enum {string} */
            status: "registered" | "preliminary" | "final" | "amended" | "corrected" | "cancelled" | "entered-in-error" | "unknown";
            flag?: string;
            note?: string;
            specimen?: string;
            unusable?: string;
            /** @enum {string} */
            why: "unplaced" | "implausible" | "repeated" | "withdrawn";
            collected_at: string;
        };
        /** LabAnalysis */
        LabAnalysis: {
            report: components["schemas"]["LabReport"] | null;
            explanation: components["schemas"]["LabComment"] | null;
            comment: components["schemas"]["LabComment"] | null;
            markers: components["schemas"]["LabMarker"][];
            others: components["schemas"]["LabOther"][];
        };
        /** LabCategory */
        LabCategory: {
            slug: string;
            name: string;
            markers: components["schemas"]["LabMarker"][];
        };
        /** LabMarkerHistory */
        LabMarkerHistory: {
            biomarker: components["schemas"]["LabBiomarker"];
            results: components["schemas"]["LabResult"][];
            treatments: {
                name: string;
                from: string;
                to: string | null;
                changes: {
                    at: string;
                    instructions: string;
                }[];
            }[];
        };
        /** BioAgeMoved */
        BioAgeMoved: {
            since: string | null;
            from: number;
            own: number;
            markers: {
                biomarker: string;
                years: number;
            }[];
        };
        /** BioAgeOverview */
        BioAgeOverview: {
            /** @enum {string} */
            status: "available" | "missing" | "not-for-you";
            reason: ("too-young" | "pregnant" | "different-draws" | "not-fasting" | "inflamed" | "missing") | null;
            age: number | null;
            own: number | null;
            earlier_draw?: string;
            /** @enum {unknown} */
            method: "PhenoAge";
            inputs: components["schemas"]["LabMarker"][];
            missing: string[];
            moved: components["schemas"]["BioAgeMoved"] | null;
            history: {
                report: components["schemas"]["ObjectId"];
                collected_at: string;
                age: number;
            }[];
        };
        /** Appointment */
        Appointment: {
            _id: components["schemas"]["ObjectId"];
            panel: components["schemas"]["ObjectId"] | null;
            patient: components["schemas"]["ObjectId"];
            invoice: components["schemas"]["ObjectId"] | null;
            subscription: components["schemas"]["ObjectId"] | null;
            event: {
                name: string;
                canceled: boolean;
                created_at: string;
                start_time: string;
                end_time: string;
                former_start_time: string | null;
                uuid: string;
                /** @enum {string} */
                external_source: "sandbox" | "cal.com";
                patientCanceled: boolean;
                location: string | null;
                cancel_url: string | null;
                reschedule_url: string | null;
                /** @enum {string} */
                changed_in: "portal" | "service";
                calendar_file: string | null;
            };
            event_type: {
                duration: number;
                /** @enum {string} */
                kind: "user-verification" | "physician" | "onboarding" | "consultation" | "coaching" | "lab-draw";
                name: string;
            };
        };
        /** LabPreparation */
        LabPreparation: {
            fasting_hours: number;
            items: string[];
            water: string;
            medicines: string;
        };
        /** LabTrendsQuery */
        LabTrendsQuery: {
            markers: string[];
            from?: string;
            to?: string;
        };
        /** LabTrends */
        LabTrends: {
            series: {
                biomarker: components["schemas"]["LabBiomarker"];
                results: components["schemas"]["LabResult"][];
            }[];
        };
        /** NewReportLink */
        NewReportLink: {
            reader: string;
            /** @enum {integer} */
            days: 1 | 7 | 30;
        };
        /** ReportLink */
        ReportLink: {
            _id: components["schemas"]["ObjectId"];
            reader: string;
            created_at: string;
            expires_at: string;
            ended_at: string | null;
            opened_at: string | null;
        };
        /** CreatedReportLink */
        CreatedReportLink: {
            link: components["schemas"]["ReportLink"];
            secret: string;
        };
        /** ReportLinks */
        ReportLinks: {
            links: components["schemas"]["ReportLink"][];
        };
        /** OpenSharedReport */
        OpenSharedReport: {
            secret: string;
        };
        /** SharedPatient */
        SharedPatient: {
            name: string;
            birthday: string | null;
            sex: string | null;
        };
        /** SharedReportFacts */
        SharedReportFacts: {
            name: string;
            /** @enum {string} */
            status: "registered" | "partial" | "preliminary" | "final" | "amended" | "corrected" | "appended" | "cancelled" | "entered-in-error" | "unknown";
            status_at: string;
            performer: string | null;
            ordered_by?: string;
            fasting: boolean | null;
            collected_at: string;
            issued_at: string;
            /** @enum {unknown} */
            waits?: true;
        };
        /** SharedOther */
        SharedOther: {
            _id: string;
            name: string;
            code: string | null;
            value: string | null;
            unit: string | null;
            range: string | null;
            band: components["schemas"]["LabBand"] | null;
            /** @enum {string} */
            status: "registered" | "preliminary" | "final" | "amended" | "corrected" | "cancelled" | "entered-in-error" | "unknown";
            flag?: string;
            note?: string;
            specimen?: string;
            unusable?: string;
            /** @enum {string} */
            why: "unplaced" | "implausible" | "repeated" | "withdrawn";
            collected_at: string;
        };
        /** SharedResult */
        SharedResult: {
            marker: string;
            decimals: number;
            result: components["schemas"]["LabResult"];
        };
        /** SharedCategory */
        SharedCategory: {
            name: string;
            results: components["schemas"]["SharedResult"][];
        };
        /** SharedReport */
        SharedReport: {
            reader: string;
            expires_at: string;
            patient: components["schemas"]["SharedPatient"];
            report: components["schemas"]["SharedReportFacts"];
            explanation: components["schemas"]["LabComment"] | null;
            comment: components["schemas"]["LabComment"] | null;
            others: components["schemas"]["SharedOther"][];
            categories: components["schemas"]["SharedCategory"][];
        };
        /** OutsideUnit */
        OutsideUnit: {
            unit: string;
            low: number;
            high: number;
        };
        /** OutsideMarker */
        OutsideMarker: {
            _id: string;
            name: string;
            category: string;
            units: components["schemas"]["OutsideUnit"][];
        };
        /** OutsideMarkers */
        OutsideMarkers: {
            markers: components["schemas"]["OutsideMarker"][];
        };
        /** OutsideResult */
        OutsideResult: {
            biomarker: components["schemas"]["LabBiomarker"];
            result: components["schemas"]["LabResult"];
        };
        /** OutsideResults */
        OutsideResults: {
            results: components["schemas"]["OutsideResult"][];
        };
        /** NewOutsideResults */
        NewOutsideResults: {
            day: string;
            laboratory: string | null;
            results: {
                biomarker: string;
                value: number;
                unit: string;
            }[];
        };
        /** OperationOutcome */
        OperationOutcome: {
            /** @enum {unknown} */
            resourceType: "OperationOutcome";
            issue: {
                /** @enum {string} */
                severity: "information" | "warning";
                /** @enum {string} */
                code: "informational" | "duplicate" | "code-invalid" | "value";
                diagnostics: string;
                expression: string[];
            }[];
        };
        /** IntakeCount */
        IntakeCount: {
            total: number;
        };
        /** IntakeStatus */
        IntakeStatus: {
            questions: components["schemas"]["IntakeCount"];
            complete: components["schemas"]["IntakeCount"];
            incomplete: {
                total: number;
                verification: components["schemas"]["ObjectId"][];
                intake_responses: components["schemas"]["ObjectId"][];
            };
        };
        /** SelectedProduct */
        SelectedProduct: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            product_name: string;
            product_images: string[];
            /** @enum {string} */
            type: "medication" | "lab" | "supplement" | "coaching_membership";
            membership: components["schemas"]["ObjectId"] | null;
            selected_configuration: {
                dosage: string | null;
                frequency: string | null;
                quantity: number;
                dose_quantity: number;
                dose?: string;
                supply?: string;
                /** @enum {unknown} */
                type?: "addon";
                pricing: {
                    total: number;
                    total_discount: number;
                    product_savings: number;
                    membership_savings: number;
                };
                shipping: {
                    months: number;
                    non_recurring: boolean;
                };
                membership: components["schemas"]["ObjectId"] | null;
                treatment_properties: {
                    product: components["schemas"]["ObjectId"];
                    product_template: components["schemas"]["ObjectId"];
                    /** @enum {string} */
                    dose_preference: "recommended" | "starter" | "request" | "custom";
                    recommendation_requested: boolean;
                    custom_protocol: boolean;
                    duration: number;
                    quantity: number;
                    has_custom_quantity: boolean;
                    membership_price: components["schemas"]["ObjectId"] | null;
                    stripe_plan_id: string;
                    comment?: string;
                };
            };
        };
        /** IntakeResponse */
        IntakeResponse: {
            _id: components["schemas"]["ObjectId"];
            step: string;
            value: components["schemas"]["Answer"] | null;
            revision: number;
        };
        /** Intake */
        Intake: {
            _id: components["schemas"]["ObjectId"];
            type: string;
            user: components["schemas"]["ObjectId"];
            intake_template: components["schemas"]["IntakeTemplate"];
            status: components["schemas"]["IntakeStatus"];
            patient_complete: string | null;
            physician_review: string | null;
            closed: string | null;
            created_at: string;
            expires_at: string | null;
            products: components["schemas"]["SelectedProduct"][];
            subscriptions: components["schemas"]["ObjectId"][];
            orders: components["schemas"]["ObjectId"][];
            bundle_settings: {
                title: string;
                image: string | null;
            } | null;
            image_verification: {
                profile_image_url: string | null;
                id_image_url: string | null;
            };
            awaiting_patient_update: {
                is_awaiting: boolean;
                reason: string | null;
                hold_date: string | null;
            };
            medical_review_payment: {
                amount: number;
                /** @enum {string} */
                status: "authorized" | "captured" | "voided";
            } | null;
            joined_membership: components["schemas"]["MembershipPrice"] | null;
            carried_over: {
                from: number;
                to: number;
                questions: {
                    title: string;
                    /** @enum {string} */
                    reason: "askedAgain" | "partNotAsked" | "notAsked";
                }[];
            } | null;
            stopped?: boolean;
            intake_responses?: components["schemas"]["IntakeResponse"][];
            stops_raised?: string[];
            stops_cleared?: string[];
            medicine_classes?: string[];
        };
        /** CreateIntake */
        CreateIntake: {
            templateId: components["schemas"]["ObjectId"];
            userId: components["schemas"]["ObjectId"];
            pharmacy_verification?: boolean;
        };
        /** SaveResponse */
        SaveResponse: {
            value: components["schemas"]["Answer"];
            revision: number;
        };
        /** SavedResponse */
        SavedResponse: {
            response: components["schemas"]["IntakeResponse"];
            status: components["schemas"]["IntakeStatus"];
            medicine_classes?: string[];
        };
        /** IntakeProducts */
        IntakeProducts: {
            selectedProducts: components["schemas"]["SelectedProduct"][];
            patient_id: components["schemas"]["ObjectId"];
            intakeProducts: components["schemas"]["ObjectId"][];
        };
        /** UpdateIntake */
        UpdateIntake: {
            user_id: components["schemas"]["ObjectId"];
            intake_id: components["schemas"]["ObjectId"];
            update_fields: {
                subscriptions?: components["schemas"]["ObjectId"][];
                orders?: components["schemas"]["ObjectId"][];
            };
        };
        /** CompleteIntake */
        CompleteIntake: {
            promo_code?: string | null;
            products?: components["schemas"]["ObjectId"][];
            amount?: number;
        };
        /** Card */
        Card: {
            _id: string;
            brand: string;
            last4: string;
            exp_month: number;
            exp_year: number;
            exp: string;
        };
        /** CreateBillingProfile */
        CreateBillingProfile: {
            token: string;
            referral?: string | null;
            affiliate?: string | null;
        };
        /** AddCard */
        AddCard: {
            token: string;
            user?: components["schemas"]["ObjectId"];
            /** @enum {unknown} */
            charge?: false;
            /** @enum {unknown} */
            new_user?: false;
            charge_amount?: null;
        };
        /**
         * SubscriptionType
         * @enum {string}
         */
        SubscriptionType: "medication" | "lab" | "supplement" | "coaching-membership";
        /** SubscriptionPlan */
        SubscriptionPlan: {
            product: components["schemas"]["ObjectId"];
            product_template: {
                _id: components["schemas"]["ObjectId"];
                name: string;
                product_images: {
                    url: string;
                }[];
                attachments: {
                    name: string;
                    url: string;
                }[];
                membership: string | null;
            };
            duration: number;
            quantity: number;
            amount: number;
        };
        /** SubscriptionVendor */
        SubscriptionVendor: {
            id: string;
            current_period_start: string | null;
            current_period_end: string | null;
            pause_collection: {
                /** @enum {string} */
                behavior: "void";
            } | null;
            latest_invoice: string | null;
            resumes_at: string | null;
        };
        /** OwedPeriod */
        OwedPeriod: {
            amount: number;
            period_start: string;
            period_end: string;
        };
        /** TakenDose */
        TakenDose: {
            dose: string | null;
            supply: string | null;
            requested?: boolean;
        };
        /** Subscription */
        Subscription: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            type: components["schemas"]["SubscriptionType"];
            /** @enum {string} */
            status: "awaiting_physician_review" | "created" | "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused" | "rescheduled" | "paused_by_reschedule" | "prescription_requested";
            active: boolean;
            held?: boolean;
            hold_cleared?: boolean;
            duration?: number;
            product_plans: components["schemas"]["SubscriptionPlan"][];
            intake: components["schemas"]["ObjectId"] | null;
            prescriptions: components["schemas"]["ObjectId"][];
            current_period_start: string | null;
            current_period_end: string | null;
            reschedule_date: number | null;
            subscription_id: string | null;
            vendor: components["schemas"]["SubscriptionVendor"] | null;
            cancellation_info: {
                renews_at: string | null;
                free_consultation_scheduled_date: string | null;
                cancellation_attempt: number;
                canIncrementCancellationAttempt: boolean;
            };
            coaching_info: {
                appointment_start_time: string | null;
                appointment_end_time: string | null;
                appointment_link: string | null;
            } | null;
            schedule_details: {
                phases: {
                    start_date: number;
                }[];
            };
            next_amount?: number;
            owed?: components["schemas"]["OwedPeriod"] | null;
            taken?: components["schemas"]["TakenDose"] | null;
            coaching_link: string | null;
        };
        /** CreateSubscription */
        CreateSubscription: {
            quantity?: number;
            promo_code?: string | null;
            amount?: number;
            intake?: components["schemas"]["ObjectId"];
        };
        /** PauseSubscription */
        PauseSubscription: {
            pause_reason: string;
        };
        /** ResumeSubscription */
        ResumeSubscription: {
            shipNow: boolean;
        };
        /** PaySubscription */
        PaySubscription: {
            amount: number;
        };
        /** CancelSubscription */
        CancelSubscription: {
            cancel_reason: string;
        };
        /** RescheduleSubscription */
        RescheduleSubscription: {
            new_time: number;
        };
        /** CancellationInfo */
        CancellationInfo: {
            incrementCancellationAttempt: boolean;
        };
        /** PrescriptionChange */
        PrescriptionChange: {
            /** @enum {string} */
            requestType: "RaiseDosage" | "LowerDosage" | "Other";
            comment?: string;
        };
        /** Medication */
        Medication: {
            _id: components["schemas"]["ObjectId"];
            subscription: components["schemas"]["ObjectId"];
            name: string;
            /** @enum {string} */
            status: "requested" | "active" | "expired";
            prescribed_by: string | null;
            prescribed_on: string;
            expiration_date: string | null;
            refills_left: number | null;
            patient_instructions: string | null;
            dose: string | null;
            supply: string | null;
        };
        /** Invoice */
        Invoice: {
            id: string;
            number: string;
            created_at: string;
            amount: number;
            /** @enum {string} */
            status: "paid" | "open" | "void";
            invoice_pdf: string;
        };
        /** Charge */
        Charge: {
            _id: components["schemas"]["ObjectId"];
            created_at: string;
            settled_at: string | null;
            amount: number;
            refunded: number;
            status: components["schemas"]["ChargeStatus"];
            lines: components["schemas"]["ChargeLine"][];
            discount: number;
            paid_with: string | null;
            receipt: string | null;
        };
        /** Charges */
        Charges: {
            charges: components["schemas"]["Charge"][];
            next: components["schemas"]["ObjectId"] | null;
        };
        /** Order */
        Order: {
            _id: components["schemas"]["ObjectId"];
            name: string;
            /** @enum {string} */
            status: "draft" | "processing" | "shipped" | "delivered";
            items: {
                name: string;
                product_template: components["schemas"]["ObjectId"];
                product: components["schemas"]["ObjectId"];
                quantity: number;
                amount: number;
            }[];
            amount: number;
            /** @enum {string|null} */
            payment: "authorized" | "captured" | "voided" | null;
            intake: components["schemas"]["ObjectId"] | null;
            shipment: {
                /** @enum {string} */
                status: "preparing" | "shipped" | "delivered";
                carrier: string | null;
                tracking_number: string | null;
            } | null;
            created_at: string;
            submitted_at: string | null;
        };
        /** CreateOrder */
        CreateOrder: {
            name?: string;
            product_template: components["schemas"]["ObjectId"];
            product: components["schemas"]["ObjectId"];
            quantity?: number;
            promo_code?: string | null;
            intake?: components["schemas"]["ObjectId"];
            ordered?: number;
        };
        /** SubmitOrder */
        SubmitOrder: {
            product: components["schemas"]["ObjectId"];
            amount: number;
        };
        /**
         * ShowcaseType
         * @enum {string}
         */
        ShowcaseType: "medication" | "lab" | "supplement" | "coaching";
        /**
         * ShowcaseStatus
         * @enum {string}
         */
        ShowcaseStatus: "processing" | "shipped" | "delivered" | "refunded" | "voided";
        /** ShowcaseShipment */
        ShowcaseShipment: {
            carrier: string | null;
            tracking_number: string | null;
            shipped_at: string | null;
            delivered_at: string | null;
        };
        /** ShowcaseItem */
        ShowcaseItem: {
            _id: components["schemas"]["ObjectId"];
            number: string;
            product_type: components["schemas"]["ShowcaseType"] | null;
            name: string;
            image: string | null;
            status: components["schemas"]["ShowcaseStatus"];
            /** @enum {string|null} */
            waits_for: "review" | "patient" | null;
            amount: number;
            placed_at: string;
            panelId: components["schemas"]["ObjectId"] | null;
            subscription: components["schemas"]["ObjectId"] | null;
            shipment: components["schemas"]["ShowcaseShipment"] | null;
        };
        /** Showcase */
        Showcase: {
            docs: components["schemas"]["ShowcaseItem"][];
            total: number;
            page: number;
            totalPages: number;
            hasPrevPage: boolean;
            hasNextPage: boolean;
        };
        /** ShowcaseDetails */
        ShowcaseDetails: {
            _id: components["schemas"]["ObjectId"];
            number: string;
            product_type: components["schemas"]["ShowcaseType"] | null;
            name: string;
            image: string | null;
            status: components["schemas"]["ShowcaseStatus"];
            /** @enum {string|null} */
            waits_for: "review" | "patient" | null;
            amount: number;
            placed_at: string;
            panelId: components["schemas"]["ObjectId"] | null;
            subscription: components["schemas"]["ObjectId"] | null;
            shipment: components["schemas"]["ShowcaseShipment"] | null;
            doses: components["schemas"]["DoseLine"][];
            charge: components["schemas"]["Charge"] | null;
            events: components["schemas"]["TimelineEvent"][];
            about: components["schemas"]["NamedSubject"];
        };
        /** ListedPurchase */
        ListedPurchase: {
            _id: components["schemas"]["ObjectId"];
            number: string;
            name: string;
            events: components["schemas"]["TimelineEvent"][];
            about: components["schemas"]["NamedSubject"];
        };
        /** Timeline */
        Timeline: {
            purchases: components["schemas"]["ListedPurchase"][];
            next: components["schemas"]["ObjectId"] | null;
        };
        /** CancelAppointment */
        CancelAppointment: {
            appointmentId: components["schemas"]["ObjectId"];
        };
        /**
         * BookingPurpose
         * @enum {string}
         */
        BookingPurpose: "onboarding" | "subscription" | "coaching" | "physician" | "verification";
        /** SchedulingCalendar */
        SchedulingCalendar: {
            /** @enum {string} */
            shown: "portal" | "frame";
            url: string;
            origin: string;
            /** @enum {string} */
            provider: "sandbox" | "cal.com";
            title: string;
            minutes: number;
            prefill: {
                name: string;
                email: string;
            };
        };
        /** ConfirmAppointment */
        ConfirmAppointment: {
            uid?: string;
            start_time?: string;
            purpose?: components["schemas"]["BookingPurpose"];
            subscription?: components["schemas"]["ObjectId"];
            intake?: components["schemas"]["ObjectId"];
            physician?: components["schemas"]["ObjectId"];
        };
        /** AppointmentTimes */
        AppointmentTimes: {
            name: string;
            minutes: number;
            times: string[];
            next: string | null;
        };
        /** BookAppointment */
        BookAppointment: {
            purpose: components["schemas"]["BookingPurpose"];
            subscription?: components["schemas"]["ObjectId"];
            intake?: components["schemas"]["ObjectId"];
            physician?: components["schemas"]["ObjectId"];
            start_time: string;
            zone: string;
        };
        /** RescheduleAppointment */
        RescheduleAppointment: {
            appointmentId: components["schemas"]["ObjectId"];
            start_time: string;
        };
        /** ReleaseBooking */
        ReleaseBooking: {
            uid: string;
        };
        /** Received */
        Received: {
            /** @enum {unknown} */
            received: true;
        };
        /** Physician */
        Physician: {
            _id: components["schemas"]["ObjectId"];
            first_name: string;
            last_name: string;
            credentials: string;
            npi_num: string | null;
            profile_img: {
                url: string | null;
            };
            bio: {
                bio_description: string;
            };
            calendly: {
                scheduling_url: string | null;
            };
            states: string[];
        };
        /** SubscribePatient */
        SubscribePatient: {
            patient: components["schemas"]["ObjectId"];
        };
        /** Subscriber */
        Subscriber: {
            mailchimp_id: string;
        };
        /** TagPatient */
        TagPatient: {
            tag: {
                /** @enum {string} */
                name: "checkout incomplete" | "checkout complete" | "verification incomplete" | "verification complete";
                /** @enum {string} */
                status: "active" | "inactive";
            };
            patient: components["schemas"]["ObjectId"];
        };
        /** SandboxMessage */
        SandboxMessage: {
            _id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            channel: "mail" | "sms";
            to: string;
            subject: string;
            text: string;
            created_at: string;
        };
        /** LabAlert */
        LabAlert: {
            _id: components["schemas"]["ObjectId"];
            /** @enum {string} */
            kind: "critical" | "silenced" | "implausible" | "aside" | "refused";
            patient: components["schemas"]["ObjectId"];
            urgent: boolean;
            panel: components["schemas"]["ObjectId"] | null;
            report: components["schemas"]["ObjectId"] | null;
            created_at: string;
        };
        /** Stop */
        Stop: {
            _id: components["schemas"]["ObjectId"];
            stop: string;
            /** @enum {string} */
            kind: "never" | "provider-first";
            patient: components["schemas"]["ObjectId"];
            intake: components["schemas"]["ObjectId"];
            /** @enum {string} */
            about: "visit" | "review" | "treatment";
            answers: components["schemas"]["Answer"];
            before: components["schemas"]["Answer"][] | null;
            created_at: string;
        };
        /** TextReply */
        TextReply: {
            from: string;
            text: string;
        };
        /** TargetIntakeId */
        TargetIntakeId: {
            intakeId?: components["schemas"]["ObjectId"];
        } | null;
        /** SimulatedIntakeId */
        SimulatedIntakeId: {
            intakeId: string;
        };
        /** TargetUserId */
        TargetUserId: {
            userId?: components["schemas"]["ObjectId"];
        } | null;
        /** SimulatedUserId */
        SimulatedUserId: {
            userId: string;
        };
        /** TargetEmail */
        TargetEmail: {
            email?: string;
        } | null;
        /** SimulatedEmail */
        SimulatedEmail: {
            email: string;
        };
        /** TargetSubscriptionId */
        TargetSubscriptionId: {
            subscriptionId?: components["schemas"]["ObjectId"];
        } | null;
        /** SimulatedSubscriptionId */
        SimulatedSubscriptionId: {
            subscriptionId: string;
        };
        /** TargetOrderId */
        TargetOrderId: {
            orderId?: components["schemas"]["ObjectId"];
        } | null;
        /** SimulatedOrderId */
        SimulatedOrderId: {
            orderId: string;
        };
        /** TargetPanelId */
        TargetPanelId: {
            panelId?: components["schemas"]["ObjectId"];
        } | null;
        /** SimulatedPanelId */
        SimulatedPanelId: {
            panelId: string;
        };
        /** TargetConversationId */
        TargetConversationId: {
            conversationId?: components["schemas"]["ObjectId"];
        } | null;
        /** SimulatedConversationId */
        SimulatedConversationId: {
            conversationId: string;
        };
        /** CareTeamConsole */
        CareTeamConsole: {
            conversation: components["schemas"]["ObjectId"];
            author: components["schemas"]["ObjectId"];
            /** @enum {string} */
            act: "write" | "type" | "read";
            text?: string;
            paragraph?: string;
            video_id?: string;
            video_title?: string;
            image_url?: string;
            image_alt?: string;
            list?: string;
            /** @enum {string} */
            list_ordered?: "" | "on";
            action_label?: string;
            action_url?: string;
        };
        /** CareTeamActed */
        CareTeamActed: {
            conversation: components["schemas"]["ObjectId"];
            message: string | null;
        };
        /** LaboratoryForm */
        LaboratoryForm: {
            order: components["schemas"]["ObjectId"];
            /** @enum {string} */
            kind: "normal" | "critical" | "preliminary" | "corrected" | "unlisted" | "unreadable";
            /** @enum {string} */
            act: "fill" | "send";
            bundle?: string;
        };
        /** SandboxBooking */
        SandboxBooking: {
            uid: string;
            calendar: string;
            start: string;
            end: string;
            formerStart: string | null;
            canceled: boolean;
        };
        /** IdempotencyKey */
        IdempotencyKey: string;
        /** ProblemField */
        ProblemField: {
            field: string;
            code: string;
            message: string;
        };
        /** Problem */
        Problem: {
            status: number;
            /** @enum {string} */
            code: "InvalidCredentials" | "EmailAlreadyExists" | "LinkInvalid" | "TokenExpired" | "Unauthorized" | "Forbidden" | "NotFound" | "InvalidRequest" | "InvalidAnswer" | "StepNotRelevant" | "QuestionRetired" | "RevisionConflict" | "IdempotencyConflict" | "OrderChanged" | "AlreadySubscribed" | "AlreadyOrdered" | "WrongIntakeState" | "VisitStopped" | "IntakeIncomplete" | "ProductUnavailable" | "DoseUnavailable" | "CouponInvalid" | "CardInvalid" | "CardDeclined" | "PaymentMethodMissing" | "PaymentUnavailable" | "InvalidPhone" | "CodeIncorrect" | "CodeExpired" | "TooManyCodes" | "SmsUnavailable" | "FileSizeLimitError" | "InvalidImage" | "InvalidFile" | "InvalidLabState" | "AccountLocked" | "LoginExpired" | "LostStepUnavailable" | "SecondStepRequired" | "PasskeyRefused" | "TooManyRequests" | "PayloadTooLarge" | "UnsupportedMediaType" | "WrongSubscriptionState" | "InvalidDate" | "SlotTaken" | "AppointmentOver" | "SchedulingUnavailable" | "MailingListUnavailable" | "ServiceUnavailable" | "ServerError";
            text: string;
            message: string;
            fields: components["schemas"]["ProblemField"][];
            /** @enum {string} */
            money?: "not_charged" | "authorized" | "charged" | "unknown";
            current?: {
                [key: string]: unknown;
            };
            alternatives?: string[];
        };
    };
    responses: {
        /** @description What was sent has the wrong form. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No access token was sent that is still good. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or none that the caller may know of. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key of the attempt was used for another call, or something else was stored meanwhile. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
        Organization: components["schemas"]["ObjectId"];
        /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
        OptionalIdempotencyKey: components["schemas"]["IdempotencyKey"];
        /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
        RequiredIdempotencyKey: components["schemas"]["IdempotencyKey"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readLiveness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    findOrganization: {
        parameters: {
            query: {
                domain: string;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readBrandPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                slug: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                    "image/png": unknown;
                    "image/webp": unknown;
                    "image/jpeg": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Renewal"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Devices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                sessionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listTrustedDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedDevices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    endTrust: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                deviceId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    endMailedSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Signup"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    loginWithToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUndo"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStep"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    turnOnTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    beginTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStepSecret"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    turnOffTwoStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    finishLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    reportLostStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LostStepTicket"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LostStep"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    confirmLostStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LostStepToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LostStep"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    stopLostStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LostStepToken"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAttestation"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyBeginning"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    challengeOwner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerChallenge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                passkeyId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    challengePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAccesses: {
        parameters: {
            query?: {
                before?: string;
                limit?: string;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accesses"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccount"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    reopenAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenAccount"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readDataCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataCopyState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    requestDataCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataCopyState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDataCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataCopy"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAgreements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agreements"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readAgreedText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreedText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                notificationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLifestyle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lifestyle"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveLifestyle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LifestyleUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lifestyle"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    readUserImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserImages"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readImage: {
        parameters: {
            query?: {
                expires?: unknown;
                signature?: unknown;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                imageId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                conversation_id?: components["schemas"]["ObjectId"];
                lastId?: components["schemas"]["LastId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    searchMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchMessages"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    tellTyping: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Typing"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadConversation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                conversationId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listUnsentAttachments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaUpload"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    readAttachment: {
        parameters: {
            query?: {
                expires?: unknown;
                signature?: unknown;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                mediaId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                    "application/pdf": unknown;
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                mediaId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    authorizeChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelAuth"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    authorizePresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                userId: components["schemas"]["ObjectId"];
                firstName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelAuth"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    authorizeSocket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocketSignInRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketSignInAuth"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sendMobileVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMobileVerification"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMobileVerification"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    verifyMobile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileVerify"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    keepSocialSecurityNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialSecurity"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOrganizationStates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    checkAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listIntakeTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeTemplate"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readIntakeTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                intakeTemplateId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readProductIntakeTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                productTemplateId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: {
                page?: string;
                product_type?: string;
                tags?: string | string[];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readPublicProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readProductTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readProductById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                id: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listProductTemplates: {
        parameters: {
            query: {
                ids: string;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductTemplate"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readIllustration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readBrandIllustration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                slug: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readBrandPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readIllustrationPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                slug: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                campaignId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                membershipId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMembershipPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                membershipId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipPrice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readMembershipPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                priceId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipPrice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    startMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartMembership"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedMembership"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedMembership"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponDiscounts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listLabPanels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabPanel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    orderIncludedLab: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabPanel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    openLabReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readProductPanel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                productTemplateId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPanel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabOverview: {
        parameters: {
            query?: {
                reportId?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabOverview"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabAnalysis: {
        parameters: {
            query?: {
                reportId?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabAnalysis"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listLabBiomarkers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabCategory"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabCategory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabMarker: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
                biomarkerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabMarkerHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readBioAge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BioAgeOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabPreparation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                panelId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabPreparation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readLabTrends: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabTrendsQuery"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabTrends"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    downloadLabResults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    downloadLabBundle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    downloadLabOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listReportLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLinks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createReportLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                reportId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReportLink"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedReportLink"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    endReportLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                linkId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    openSharedReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenSharedReport"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOutsideMarkers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutsideMarkers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOutsideResults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutsideResults"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addOutsideResults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOutsideResults"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutsideResults"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    downloadOutsideBundle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/fhir+json": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeOutsideResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                resultId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    receiveLabReports: {
        parameters: {
            query?: never;
            header?: {
                "x-laboratory-signature"?: string;
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                laboratory: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationOutcome"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listIntakes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listIncompleteIntakes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readIntake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createIntake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateIntake"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    saveResponse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
                responseId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    chooseProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntakeProducts"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    removeProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntakeProducts"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    closeIntake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setExpiration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateIntake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIntake"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    completeIntake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteIntake"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    addCompletedIntake: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                intakeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intake"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createBillingProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBillingProfile"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCard"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    readSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                productId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    pauseSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseSubscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeSubscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    paySubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaySubscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelSubscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    rescheduleSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleSubscription"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    countCancellationAttempt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationInfo"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    requestPrescriptionChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrescriptionChange"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: components["schemas"]["ObjectId"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                type?: components["schemas"]["SubscriptionType"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMedications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medication"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readPatientSubscription: {
        parameters: {
            query?: {
                type?: components["schemas"]["SubscriptionType"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readMedication: {
        parameters: {
            query?: {
                prescription_id?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
                subscriptionId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Medication"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readInvoice: {
        parameters: {
            query: {
                type?: components["schemas"]["SubscriptionType"];
                invoice: string;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readOrderInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                orderId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readInvoicePdf: {
        parameters: {
            query?: {
                expires?: unknown;
                signature?: unknown;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                invoiceId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCharges: {
        parameters: {
            query?: {
                before?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charges"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readCharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                chargeId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Charge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                orderId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrder"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    submitOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                orderId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitOrder"] | (Record<string, never> | null);
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listShowcase: {
        parameters: {
            query?: {
                page?: string;
                productType?: components["schemas"]["ShowcaseType"];
                status?: components["schemas"]["ShowcaseStatus"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Showcase"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readShowcaseDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                orderId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowcaseDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readTimeline: {
        parameters: {
            query?: {
                before?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                productVariant?: string;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                org: components["schemas"]["ObjectId"];
                userId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelAppointment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    readCalendar: {
        parameters: {
            query: {
                purpose: components["schemas"]["BookingPurpose"];
                subscription?: components["schemas"]["ObjectId"];
                intake?: components["schemas"]["ObjectId"];
                physician?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingCalendar"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    confirmAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAppointment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    readCalendarFile: {
        parameters: {
            query?: {
                expires?: unknown;
                signature?: unknown;
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path: {
                appointmentId: components["schemas"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listAppointmentTimes: {
        parameters: {
            query: {
                month: string;
                appointment?: components["schemas"]["ObjectId"];
                purpose?: components["schemas"]["BookingPurpose"];
                subscription?: components["schemas"]["ObjectId"];
                intake?: components["schemas"]["ObjectId"];
                physician?: components["schemas"]["ObjectId"];
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentTimes"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    bookAppointment: {
        parameters: {
            query?: never;
            header: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
                /** @description A key of the attempt. A call that is repeated with its key has no second effect and gets the same answer; another call with the key of an earlier one gets 'IdempotencyConflict'. */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookAppointment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    rescheduleAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleAppointment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    releaseBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        released: true;
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    receiveSchedulingEvent: {
        parameters: {
            query?: never;
            header?: {
                "x-cal-signature-256"?: string;
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPhysicians: {
        parameters: {
            query?: {
                state_id?: string;
                is_provider?: "true" | "false";
            };
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Physician"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    subscribePatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribePatient"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    tagPatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagPatient"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPatient"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    receiveText: {
        parameters: {
            query?: never;
            header?: {
                "x-twilio-signature"?: string;
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                "stripe-signature"?: string;
                /** @description The organization that is meant. If it is not the one of the host, the answer is 'NotFound'. */
                "X-Organization"?: components["parameters"]["Organization"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
}
